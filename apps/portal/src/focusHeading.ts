/**
 * Scrolls to the top and focuses the page's heading. A browser does the like when it loads a page; a router
 * has to do it itself.
 */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1, h1');
  window.scrollTo(0, 0);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
