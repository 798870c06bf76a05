/**
 * Scrolls to the top and focuses the page's heading. Browsers reset scroll and focus when they load
 * a page, but not after a client-side navigation.
 */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1, h1');
  window.scrollTo(0, 0);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
