import type { Locator, Page } from 'playwright';

declare global {
  interface Window {
    pressedAt: number;
  }
}

/**
 * Presses as a finger does, and waits until the page has answered. A locator's own click runs scripts in the page
 * meanwhile, and so does each question to it: on a slow phone they take as long as the answer may.
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

/** Waits for the page to say `text`. By its console: a page that is asked by script stands still meanwhile. */
export async function told(page: Page, text: string): Promise<void> {
  await page.waitForEvent('console', (message) => message.text() === text);
}

/** Runs in the page, before any of its scripts: tells of each answer to a press, or to a key that types nothing. */
export function tellAnswers(): void {
  const frame = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
  // What takes long is drawn after the paint that answers, so the answer is whole with the frame after it.
  const tell = ({ timeStamp }: Event) => {
    window.pressedAt = timeStamp;
    frame(() => frame(() => console.debug('answered')));
  };
  document.addEventListener('click', tell, { capture: true });
  document.addEventListener('keydown', (event) => event.key.length > 1 && tell(event), {
    capture: true,
  });
}
