import { earningCustomer } from '../../fixtures/customers.ts';
import { ground, groundsSeen, watchFrames } from '../../fixtures/frames.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectHome, signIn } from '../../pages/login.ts';

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
