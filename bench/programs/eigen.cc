/* SPDX-License-Identifier: GPL-3.0-or-later
   Calls the BLAS functions of Eigen on small matrices of known numbers and
   prints sums of the results: a test of what blas/double.cpp was compiled to.
   Matrices are N by N doubles, column after column, as in BLAS.  */

#include <cstdio>
#include <vector>

extern "C"
{
  int dgemm_ (const char *, const char *, const int *, const int *,
	      const int *, const double *, const double *, const int *,
	      const double *, const int *, const double *, double *,
	      const int *);
  int dtrsm_ (const char *, const char *, const char *, const char *,
	      const int *, const int *, const double *, const double *,
	      const int *, double *, const int *);
  int dtrmm_ (const char *, const char *, const char *, const char *,
	      const int *, const int *, const double *, const double *,
	      const int *, double *, const int *);
  int dsymm_ (const char *, const char *, const int *, const int *,
	      const double *, const double *, const int *, const double *,
	      const int *, const double *, double *, const int *);
  int dsyrk_ (const char *, const char *, const int *, const int *,
	      const double *, const double *, const int *, const double *,
	      double *, const int *);
  int dsyr2k_ (const char *, const char *, const int *, const int *,
	       const double *, const double *, const int *, const double *,
	       const int *, const double *, double *, const int *);
  int dgemv_ (const char *, const int *, const int *, const double *,
	      const double *, const int *, const double *, const int *,
	      const double *, double *, const int *);
  int dsymv_ (const char *, const int *, const double *, const double *,
	      const int *, const double *, const int *, const double *,
	      double *, const int *);
  int dtrmv_ (const char *, const char *, const char *, const int *,
	      const double *, const int *, double *, const int *);
  int dtrsv_ (const char *, const char *, const char *, const int *,
	      const double *, const int *, double *, const int *);
  int dger_ (const int *, const int *, const double *, const double *,
	     const int *, const double *, const int *, double *, const int *);
  int dsyr_ (const char *, const int *, const double *, const double *,
	     const int *, double *, const int *);
  int daxpy_ (const int *, const double *, const double *, const int *,
	      double *, const int *);
  double ddot_ (const int *, const double *, const int *, const double *,
		const int *);
  double dnrm2_ (const int *, const double *, const int *);
  double dasum_ (const int *, const double *, const int *);
}

static const int n = 37, one = 1;
static const double alpha = 0.75, beta = 0.5;

using matrix = std::vector<double>;

/* N by N numbers of no pattern, between -1 and 1; large on the diagonal, so
   that the triangular systems can be solved.  */

static matrix
numbers (unsigned seed)
{
  matrix m (n * n);
  for (int i = 0; i < n * n; i++)
    {
      seed = seed * 1103515245u + 12345u;
      m[i] = static_cast<int> (seed >> 16 & 0x7fff) / 16384.0 - 1.0;
      if (i % (n + 1) == 0)
	m[i] += 50.0;
    }
  return m;
}

static void
show (const char *name, const matrix &m)
{
  double sum = 0, weighted = 0;
  for (size_t i = 0; i < m.size (); i++)
    {
      sum += m[i];
      weighted += m[i] * static_cast<double> (i % 11);
    }
  printf ("%-8s %.9g %.9g\n", name, sum, weighted);
}

static void
level_3 ()
{
  const matrix a = numbers (1), b = numbers (2);
  for (const char *t1 : { "N", "T" })
    for (const char *t2 : { "N", "T" })
      {
	matrix c = numbers (3);
	dgemm_ (t1, t2, &n, &n, &n, &alpha, a.data (), &n, b.data (), &n,
		&beta, c.data (), &n);
	show ("dgemm", c);
      }
  for (const char *side : { "L", "R" })
    for (const char *uplo : { "U", "L" })
      {
	matrix c = numbers (4);
	dsymm_ (side, uplo, &n, &n, &alpha, a.data (), &n, b.data (), &n,
		&beta, c.data (), &n);
	show ("dsymm", c);
	for (const char *trans : { "N", "T" })
	  for (const char *unit : { "N", "U" })
	    {
	      c = numbers (5);
	      dtrmm_ (side, uplo, trans, unit, &n, &n, &alpha, a.data (), &n,
		      c.data (), &n);
	      show ("dtrmm", c);
	      c = numbers (6);
	      dtrsm_ (side, uplo, trans, "N", &n, &n, &alpha, a.data (), &n,
		      c.data (), &n);
	      show ("dtrsm", c);
	    }
      }
  for (const char *uplo : { "U", "L" })
    for (const char *trans : { "N", "T" })
      {
	matrix c = numbers (7);
	dsyrk_ (uplo, trans, &n, &n, &alpha, a.data (), &n, &beta, c.data (),
		&n);
	show ("dsyrk", c);
	dsyr2k_ (uplo, trans, &n, &n, &alpha, a.data (), &n, b.data (), &n,
		 &beta, c.data (), &n);
	show ("dsyr2k", c);
      }
}

static void
level_2 ()
{
  const matrix a = numbers (8), x = numbers (9);
  for (const char *trans : { "N", "T" })
    {
      matrix y = numbers (10);
      dgemv_ (trans, &n, &n, &alpha, a.data (), &n, x.data (), &one, &beta,
	      y.data (), &one);
      show ("dgemv", y);
    }
  for (const char *uplo : { "U", "L" })
    {
      matrix y = numbers (11);
      dsymv_ (uplo, &n, &alpha, a.data (), &n, x.data (), &one, &beta,
	      y.data (), &one);
      show ("dsymv", y);
      matrix c = numbers (12);
      dsyr_ (uplo, &n, &alpha, x.data (), &one, c.data (), &n);
      show ("dsyr", c);
      for (const char *trans : { "N", "T" })
	{
	  y = numbers (13);
	  dtrmv_ (uplo, trans, "N", &n, a.data (), &n, y.data (), &one);
	  show ("dtrmv", y);
	  dtrsv_ (uplo, trans, "N", &n, a.data (), &n, y.data (), &one);
	  show ("dtrsv", y);
	}
    }
  matrix c = numbers (14);
  dger_ (&n, &n, &alpha, x.data (), &one, a.data (), &one, c.data (), &n);
  show ("dger", c);
}

int
main ()
{
  level_3 ();
  level_2 ();
  matrix x = numbers (15), y = numbers (16);
  daxpy_ (&n, &alpha, x.data (), &one, y.data (), &one);
  show ("daxpy", y);
  printf ("ddot %.9g dnrm2 %.9g dasum %.9g\n",
	  ddot_ (&n, x.data (), &one, y.data (), &one),
	  dnrm2_ (&n, x.data (), &one), dasum_ (&n, x.data (), &one));
  return 0;
}
