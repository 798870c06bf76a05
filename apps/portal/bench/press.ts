import type { Locator, Page } from 'playwright';

declare global {
  interface Window {
    pressedAt: number;
  }
}

/**
 * Presses with the raw mouse and waits for the page's response. `locator.click()` and queries would
 * run scripts in the page, which on a slow phone take as long as the response itself.
 */
export async function press(target: Locator): Promise<void> {
  // Runs the actionability checks of a click without clicking.
  await target.click({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error('The element to press was not found.');
  await untilResponse(target.page(), ({ mouse }) =>
    mouse.click(box.x + box.width / 2, box.y + box.height / 2),
  );
}

/** Presses a key, and waits until the page has responded. */
export const pressKey = (page: Page, key: string): Promise<void> =>
  untilResponse(page, ({ keyboard }) => keyboard.press(key));

async function untilResponse(page: Page, act: (page: Page) => Promise<void>): Promise<void> {
  const response = told(page, 'responded');
  await act(page);
  await response;
}

/**
 * Waits until the page logs `text` to the console. Polling with a script in the page would block
 * the page.
 */
export async function told(page: Page, text: string): Promise<void> {
  await page.waitForEvent('console', (message) => message.text() === text);
}

/**
 * Logs each response to a press, or to a key that enters no text. Runs in the page before any of
 * the page's scripts.
 */
export function logResponses(): void {
  const frame = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
  // Slow content renders one frame after the first response, so the response is complete only after
  // the second frame.
  const tell = ({ timeStamp }: Event) => {
    window.pressedAt = timeStamp;
    frame(() => frame(() => console.debug('responded')));
  };
  document.addEventListener('click', tell, { capture: true });
  document.addEventListener('keydown', (event) => event.key.length > 1 && tell(event), {
    capture: true,
  });
}
