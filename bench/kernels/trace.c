/* The module of bench/kernel: a chain of functions that have equal parts, at the end of which a stack is printed.
   SPDX-License-Identifier: GPL-2.0-or-later

   Parameter WAY: 0 only loads, 1 prints the stack, 2 writes to address 8.  Each function calls the next one between
   statements that other functions have, too, so that the calls themselves are in shared code: what a walk of the stack
   has to see through.  */

#include <linux/kernel.h>
#include <linux/list.h>
#include <linux/module.h>
#include <linux/mutex.h>
#include <linux/sched.h>
#include <linux/slab.h>

static int way;
module_param (way, int, 0);

struct node
{
  struct list_head list;
  struct mutex lock;
  char *name;
  int number, total;
};

static noinline int
last (struct node *node)
{
  if (way == 1)
    dump_stack ();
  if (way == 2)
    *(volatile int *) 8 = node->number;
  return node->total;
}

static noinline int
filter (struct node *node, int number)
{
  node->total += number;
  node->number ^= number << 3;
  return last (node) + node->number;
}

/* A function that does THIS to its node and has the rest in common with others.  */
#define LINK(NAME, NEXT, THIS) \
  static noinline int \
  NAME (struct node *node, int number) \
  { \
    struct node *made = kzalloc (sizeof *made, GFP_KERNEL); \
    int result; \
    if (!made) \
      return -ENOMEM; \
    mutex_init (&made->lock); \
    made->name = kstrdup (node->name, GFP_KERNEL); \
    list_add_tail (&made->list, &node->list); \
    THIS; \
    mutex_lock (&made->lock); \
    made->total = node->total + number; \
    result = NEXT (made, number + 1); \
    made->number = result; \
    mutex_unlock (&made->lock); \
    list_del (&made->list); \
    kfree (made->name); \
    kfree (made); \
    return result; \
  }

LINK (link_f, filter, made->number = number * 3)
LINK (link_e, link_f, made->number = node->number + 7; if (number > 100) return -EINVAL)
LINK (link_d, link_e, node->number ^= number)
LINK (link_c, link_d, made->number = node->total; cond_resched ())
LINK (link_b, link_c, node->total = number)
LINK (link_a, link_b, if (node->number > 1000) node->number = 0)

/* Callers that push several registers and call in their middle, by pointers.  */
#define WALK(NAME, ADDED) \
  static noinline int \
  NAME (int (*step) (struct node *, int), struct node *node, int from, int to) \
  { \
    int sum = ADDED; \
    for (; from < to; from++) \
      sum += step (node, from) + node->total; \
    pr_debug ("%d\n", sum); \
    return sum; \
  }

WALK (walk_up, 3)

static noinline int
walk_twice (struct node *node, int number)
{
  int sum = walk_up (link_a, node, number, number + 1);
  node->number += sum;
  return sum;
}

WALK (walk_all, node->number)

static int __init
trace_init (void)
{
  struct node root = { .name = "root", .number = 1 };
  int sum;
  INIT_LIST_HEAD (&root.list);
  mutex_init (&root.lock);
  sum = walk_all (walk_twice, &root, 0, 1);
  return sum == 1 << 30 ? -EINVAL : 0;
}

static void __exit
trace_exit (void)
{
}

module_init (trace_init);
module_exit (trace_exit);
MODULE_LICENSE ("GPL");
