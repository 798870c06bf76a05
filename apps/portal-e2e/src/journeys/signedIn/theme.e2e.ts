import type { Page } from '@playwright/test';
import { earningCustomer } from '../../fixtures/customers.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectHome, signIn } from '../../pages/login.ts';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** From now on, the ground of every frame that is drawn, from the first. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const grounds = new Set<string>();
    Object.assign(window, { grounds });
    const look = () => {
      if (document.body) grounds.add(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const groundsSeen = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { grounds: Set<string> }).grounds]);

for (const { chosen, device } of [
  { chosen: 'Dark', device: 'light' },
  { chosen: 'Light', device: 'dark' },
] as const) {
  test(`${chosen} on a ${device} device shows from the first frame of the next visit`, async ({
    page,
    sandbox,
  }) => {
    await page.emulateMedia({ colorScheme: device, reducedMotion: 'reduce' });
    await signIn(page, await earningCustomer(sandbox.url));
    const before = await ground(page);
    await page.getByLabel('Appearance').selectOption(chosen);
    await expect.poll(() => ground(page)).not.toBe(before);
    const after = await ground(page);
    await watchFrames(page);
    await page.reload();
    await expectHome(page);
    expect(await groundsSeen(page)).toEqual([after]);

    await page.getByLabel('Appearance').selectOption('As on this device');
    await expect.poll(() => ground(page)).toBe(before);
    await page.emulateMedia({ colorScheme: device === 'dark' ? 'light' : 'dark' });
    await expect.poll(() => ground(page)).toBe(after);
  });
}
