import { expect, type ElementHandle, type Locator, type Page } from '@playwright/test';

export type Press = (page: Page, x: number, y: number) => Promise<void>;

/**
 * Holds the button as long as a person does, so that anything that appears in the meantime is
 * rendered before the release.
 */
export const byMouse: Press = async (page, x, y) => {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.waitForTimeout(80);
  await page.mouse.up();
};

export const byTouch: Press = (page, x, y) => page.touchscreen.tap(x, y);

/** A field, and a text that makes a hint or an error appear when the field is left. */
export interface DueHint {
  field: Locator;
  text: string;
  hint: RegExp;
}

/** The element that has received the last press. The default action of each press is prevented. */
interface Watch {
  target: Node | null;
}

declare global {
  interface Window {
    pressWatch?: Watch | undefined;
  }
}

async function holdClicksBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.pressWatch = { target: null };
    window.addEventListener(
      'click',
      (event) => {
        if (!window.pressWatch) return;
        // Ignores the click that a browser sends to the control after a click on its label. Its
        // `detail` is 0, because the pointer has not hit the control.
        if (event.detail > 0) window.pressWatch.target = event.target as Node;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { capture: true },
    );
  });
}

/** Returns whether the press has arrived at the control or at its label. */
const isHit = (control: ElementHandle<HTMLElement>) =>
  control.evaluate((one) => {
    const { labels } = one as HTMLInputElement;
    const target = window.pressWatch?.target ?? null;
    return [one, ...(labels ?? [])].some((each) => each.contains(target));
  });

/**
 * Presses each control that follows the field in its form, each time right after typing a text
 * whose hint appears when the field is left. Returns the number of presses, and the controls that
 * were missed because the hint moved them.
 */
export async function pressUnderHint(page: Page, press: Press, { field, text, hint }: DueHint) {
  // The value is masked until the field has the focus.
  await field.focus();
  const good = await field.inputValue();
  const before = await field.elementHandle();
  const controls = (await field
    .locator('xpath=ancestor::form')
    .locator('input:not([type=file]), select, button:not([disabled])')
    .filter({ visible: true })
    // Uses element handles: a hint may add a button, which would change the indexes of locators.
    .elementHandles()) as ElementHandle<HTMLElement>[];
  // Searches within the form, because the page's live region also contains the hint.
  const shown = page.locator('form').getByText(hint);
  const missed: string[] = [];
  let pressed = 0;
  await holdClicksBack(page);
  for (const control of controls) {
    const isAfter = await control.evaluate(
      (one, other) =>
        other !== null &&
        Boolean(other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING),
      before,
    );
    if (!isAfter) continue;
    const name = await control.evaluate((one) => one.id || one.textContent);
    await field.fill(good);
    await field.blur();
    await expect(shown, name).toBeHidden();
    await field.fill(text);
    await control.evaluate((one) => {
      one.scrollIntoView({ block: 'center' });
      if (window.pressWatch) window.pressWatch.target = null;
    });
    await expect(field).toBeFocused();
    const box = await control.boundingBox();
    if (!box) throw new Error(`${name} is not rendered`);
    await press(page, box.x + box.width / 2, box.y + box.height / 2);
    pressed += 1;
    const hit = expect.poll(() => isHit(control), { timeout: 1_000 }).toBe(true);
    await hit.catch(() => missed.push(name));
    // Some buttons do not take the focus from the field.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await expect(shown, name).toBeVisible();
  }
  await page.evaluate(() => (window.pressWatch = undefined));
  await field.fill(good);
  await field.blur();
  return { pressed, missed };
}
