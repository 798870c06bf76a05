import { expect, type Locator, type Page } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const workspaceRoot = join(import.meta.dirname, '../../../..');
const documentation = join(workspaceRoot, 'docs/pictures');

const widths = { phone: 360, tablet: 768, desktop: 1280, wide: 1920 } as const;
const heights = { phone: 740, tablet: 1024, desktop: 900, wide: 1080 } as const;
type Device = keyof typeof widths;
type Theme = 'light' | 'dark';
export type Look = `${Device} ${Theme}`;

const everyLook = (['phone', 'tablet', 'desktop', 'wide'] as const).flatMap((device) =>
  (['light', 'dark'] as const).map((theme): Look => `${device} ${theme}`),
);

/**
 * Folder for screenshots of every page at every width in both themes. If it is not set, only the
 * screenshots of the documentation are taken.
 */
const everything = process.env['PICTURES_DIR'];

/**
 * Takes screenshots of the page or of a part of it: in the given looks for the documentation, or at
 * four widths in both themes with `PICTURES_DIR`.
 */
export async function draw(
  page: Page,
  name: string,
  looks: readonly Look[],
  part: Page | Locator = page,
): Promise<void> {
  const folder = everything ?? documentation;
  await mkdir(folder, { recursive: true });
  for (const look of everything === undefined ? looks : everyLook) {
    const [device, theme] = look.split(' ') as [Device, Theme];
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const width = widths[device];
    await page.setViewportSize({ width, height: heights[device] });
    const content = await contentHeight(page, heights[device]);
    // Makes the window as high as the page, because fixed elements would otherwise be in the middle
    // of the screenshot.
    await page.setViewportSize({ width, height: Math.max(content, heights[device]) });
    await sharp(await settledPicture(part))
      .webp({ quality: 82, effort: 6 })
      .toFile(join(folder, `${name}-${device}-${theme}.webp`));
  }
}

/** Returns the height of the page once it has adapted to the window's size. */
async function contentHeight(page: Page, windowHeight: number): Promise<number> {
  let last = 0;
  await expect
    .poll(async () => {
      const before = last;
      const { clientHeight, scrollHeight } = await page.evaluate(() => {
        const { clientHeight, scrollHeight } = document.documentElement;
        return { clientHeight, scrollHeight };
      });
      last = scrollHeight;
      return clientHeight === windowHeight && last === before;
    })
    .toBe(true);
  return last;
}

/**
 * Takes screenshots until two in a row are equal, because a chart is redrawn some frames after a
 * resize.
 */
async function settledPicture(shown: Page | Locator): Promise<Buffer> {
  let last: Buffer = Buffer.alloc(0);
  await expect
    .poll(async () => {
      const before = last;
      last = await shown.screenshot({ animations: 'disabled', caret: 'hide' });
      return last.equals(before);
    })
    .toBe(true);
  return last;
}
