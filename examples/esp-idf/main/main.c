/* The application, of which all is in the component.  SPDX-License-Identifier: GPL-3.0-or-later  */

void app_main (void) { }
