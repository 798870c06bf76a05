import type { Locator, Page } from 'playwright';

declare global {
  interface Window {
    pressedAt: number;
  }
}

/**
 * Presses like a finger and waits for the page's response. A locator's click and each query run
 * scripts in the page, which takes a slow phone as long as the response may.
 */
export async function press(target: Locator): Promise<void> {
  // Everything that a click waits for, without the click.
  await target.click({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be pressed is not there.');
  await answered(target.page(), ({ mouse }) =>
    mouse.click(box.x + box.width / 2, box.y + box.height / 2),
  );
}

/** Presses a key, and waits until the page has answered. */
export const pressKey = (page: Page, key: string): Promise<void> =>
  answered(page, ({ keyboard }) => keyboard.press(key));

async function answered(page: Page, act: (page: Page) => Promise<void>): Promise<void> {
  const answer = told(page, 'answered');
  await act(page);
  await answer;
}

/** Waits until the page logs `text`. Through the console, since a script that polls would block the page. */
export async function told(page: Page, text: string): Promise<void> {
  await page.waitForEvent('console', (message) => message.text() === text);
}

/**
 * Runs in the page before its scripts: logs each response to a press, or to a key that enters no
 * text.
 */
export function tellAnswers(): void {
  const frame = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
  // Slow content renders after the paint that responds, so the response is complete with the next frame.
  const tell = ({ timeStamp }: Event) => {
    window.pressedAt = timeStamp;
    frame(() => frame(() => console.debug('answered')));
  };
  document.addEventListener('click', tell, { capture: true });
  document.addEventListener('keydown', (event) => event.key.length > 1 && tell(event), {
    capture: true,
  });
}
