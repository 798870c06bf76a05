import { paths } from '@bank-bonuses/routes';
import type { Browser, Page } from 'playwright';
import { milliseconds, type Measure } from './floors.ts';
import { report, type Report } from './report.ts';
import { eventTimingsSettle, onSlowPhone } from './slowPhone.ts';

/** How the registration answers somebody who uses it. */
export interface WizardVisit {
  /** The slowest answer to a key while the first four steps are filled in. */
  typingMs: number;
  /** The slowest answer to a key while three 12-megapixel photos are prepared. */
  photosMs: number;
  /** From the choice of the first photo until the last of the three is ready. */
  preparedMs: number;
}

export const measures: Measure<WizardVisit>[] = [
  { name: 'typingMs', title: 'Slowest key', floor: 100, format: milliseconds },
  { name: 'photosMs', title: 'Slowest key beside photos', floor: 200, format: milliseconds },
  { name: 'preparedMs', title: 'Three photos ready after', format: milliseconds },
];

declare global {
  interface Window {
    slowestKeyMs: number;
  }
}

const preparationDeadlineMs = 60_000;
const photoFields = ["Front of driver's license", "Back of driver's license", 'Selfie Photo'];

/** The registration, filled in key by key as far as its photos. */
export const measureWizard = (browser: Browser, portalUrl: string): Promise<Report> =>
  report('Filling in the registration', measures, [paths.register], (path) =>
    onSlowPhone(browser, (page) => visit(page, new URL(path, portalUrl).href)),
  );

async function visit(page: Page, url: string): Promise<WizardVisit> {
  await page.addInitScript(watchKeys);
  await page.goto(url, { waitUntil: 'load' });
  const photo = await drawPhoto(page);
  await typeSteps(page);
  const typingMs = await takeSlowestKey(page);

  const begun = performance.now();
  for (const field of photoFields)
    await page
      .getByLabel(field, { exact: true })
      .setInputFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: photo });
  await page.getByLabel('Occupation').focus();
  await typeUntil(page, allReady(page));
  const preparedMs = performance.now() - begun;
  return { typingMs, photosMs: await takeSlowestKey(page), preparedMs };
}

/** Runs in the page, before any of its scripts: notes how long the slowest key waited for its paint. */
function watchKeys(): void {
  window.slowestKeyMs = 0;
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name.startsWith('key')) window.slowestKeyMs = Math.max(window.slowestKeyMs, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** The slowest key so far; the next time, since now. */
async function takeSlowestKey(page: Page): Promise<number> {
  await eventTimingsSettle(page);
  return page.evaluate(() => {
    const slowest = window.slowestKeyMs;
    window.slowestKeyMs = 0;
    return slowest;
  });
}

/** 4000 × 3000 with the noise of a camera, some 4 MB. */
async function drawPhoto(page: Page): Promise<Buffer> {
  const url = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4000, 3000);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    const image = context.createImageData(canvas.width, canvas.height);
    const pixels = new Uint32Array(image.data.buffer);
    for (let at = 0; at < pixels.length; at += 1) {
      const gray = Math.floor((at % 4000) / 20 + Math.random() * 24);
      pixels[at] = 0xff000000 + gray * 0x010101;
    }
    context.putImageData(image, 0, 0);
    context.font = '120px sans-serif';
    for (let line = 1; line < 20; line += 1) context.fillText('SAMPLE CARD 900', 100, 150 * line);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    return new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as string);
      reader.readAsDataURL(blob);
    });
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

const steps: [heading: string, fields: Record<string, string>][] = [
  [
    'Create your account',
    {
      Email: 'bench@example.com',
      Password: 'fictional kettle moth',
      'Confirm Password': 'fictional kettle moth',
    },
  ],
  [
    'About you',
    {
      'First Name': 'Avery',
      'Last Name': 'Example',
      'Phone Number': '5550100123',
      'Social Security Number': '900123456',
      'Date of Birth': '1990-04-12',
    },
  ],
  [
    'Your home address',
    { 'Address Line 1': '12 Sample Street', City: 'Agawam', State: 'MA', 'Zip Code': '01001' },
  ],
];

async function typeSteps(page: Page): Promise<void> {
  for (const [heading, fields] of steps) {
    await page.getByRole('heading', { name: heading }).waitFor();
    for (const [label, text] of Object.entries(fields)) {
      const field = page.getByLabel(label, { exact: true });
      if (label === 'State') await field.selectOption(text);
      else if (label === 'Date of Birth') await field.fill(text);
      else await field.pressSequentially(text, { delay: 40 });
    }
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await page.getByRole('heading', { name: 'Verify your identity' }).waitFor();
  await page.getByLabel("Mother's Maiden Name").pressSequentially('Placeholder', { delay: 40 });
}

async function allReady(page: Page): Promise<void> {
  const previews = page.getByRole('img', { name: /^Your photo: / });
  await previews.nth(photoFields.length - 1).waitFor({ timeout: preparationDeadlineMs });
}

/** Presses keys at a steady pace, whether or not the page has answered the last one. */
async function typeUntil(page: Page, end: Promise<void>): Promise<void> {
  const presses: Promise<void>[] = [];
  const timer = setInterval(() => presses.push(page.keyboard.press('a')), 60);
  try {
    await end;
  } finally {
    clearInterval(timer);
    await Promise.all(presses);
  }
}
