/** What can be pressed, and the frame's pictures of it. */
export const controls = 'a, button, label, [data-control]';

/** The words that tell one control from another: the same in the page's HTML and when React has drawn it. */
export const nameOf = (control: HTMLElement): string =>
  control.getAttribute('aria-label') ?? control.textContent;
