import { paths } from '@bank-bonuses/product/routes';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { performanceBudgets } from '@bank-bonuses/test-config/performanceBudgets';
import { kilobytes, milliseconds, type Measure, type Round } from './budgets.ts';
import { fixedWorkMs } from './fixedWork.ts';
import { report, type Report } from './report.ts';
import type { Bench } from './bench.ts';
import { press, logResponses } from './press.ts';
import { eventTimingsSettle, onSlowPhone, scriptBytesOf } from './slowPhone.ts';
import { fillAccountToAddress, fillPaymentStep, typeMaidenName } from './wizardSteps.ts';

/** The measurements of one visit that fills in the registration. */
export interface WizardVisit extends Slowest {
  /**
   * Slowest response to a key or a press while three 12-megapixel photos are prepared, in
   * milliseconds.
   */
  photosMs: number;
  /** Milliseconds from choosing the first photo until all three photos are ready. */
  preparedMs: number;
  /** Compressed size in bytes of all scripts of the five steps and their dialogs. */
  scriptBytes: number;
}

/** The slowest responses in milliseconds, from the event to the next paint. */
interface Slowest {
  /** Slowest response to a key while the five steps are filled in. */
  keyMs: number;
  /** Slowest response to a press, such as Next, a checkbox, adding a bank or opening a contract. */
  pressMs: number;
  /**
   * Slowest opening of the list of states, a native select that the desktop browser renders itself.
   * Has no budget, because phones render it differently.
   */
  listMs: number;
  /** Slowest change of step, from pressing Next until the next step is painted. */
  stepMs: number;
}

const { everyPage, wizard } = performanceBudgets;
const work = { unit: 'work', format: milliseconds } as const;

export const wizardMeasures: Measure<WizardVisit>[] = [
  { name: 'keyMs', title: 'Slowest key', budget: everyPage.key, ...work },
  { name: 'pressMs', title: 'Slowest press', budget: everyPage.press, ...work },
  { name: 'listMs', title: "The browser's list of states", ...work },
  { name: 'stepMs', title: 'Slowest step painted after', budget: wizard.step, ...work },
  { name: 'photosMs', title: 'Slowest beside photos', budget: wizard.besidePhotos, ...work },
  {
    name: 'preparedMs',
    title: 'Three photos ready after',
    unit: 'photo',
    budget: wizard.photosReady,
    format: milliseconds,
  },
  {
    name: 'scriptBytes',
    title: 'JavaScript in all',
    budget: wizard.scriptBytes,
    format: kilobytes,
  },
];

declare global {
  interface Window {
    slowest: Slowest;
  }
}

const preparationDeadlineMs = 60_000;
const photoFields = ["Front of driver's license", "Back of driver's license", 'Selfie Photo'];

/**
 * Measures the registration: fills it in with keys and presses, but does not press the final
 * Register button.
 */
export const measureWizard = ({ browser, portalUrl, staticPage }: Bench): Promise<Report> =>
  report('Filling in the registration', wizardMeasures, [paths.register], staticPage, (path) =>
    onSlowPhone(browser, (page) => visit(page, new URL(path, portalUrl).href)),
  );

async function visit(page: Page, url: string): Promise<Round<WizardVisit>> {
  await page.addInitScript(logResponses);
  await page.addInitScript(watchInteractions);
  await page.goto(url, { waitUntil: 'load' });
  const { jpeg, encodedMs } = await drawPhoto(page);
  const folder = await mkdtemp(join(tmpdir(), 'bench-photo-'));
  const photo = join(folder, 'IMG_0001.jpg');
  await writeFile(photo, jpeg);
  await fillAccountToAddress(page);
  await typeMaidenName(page);
  const before = await takeSlowest(page);

  const begun = performance.now();
  for (const field of photoFields)
    // A file is passed by its path: the driver would decode the bytes of a buffer in the page.
    await page.getByLabel(field, { exact: true }).setInputFiles(photo);
  await press(page.getByLabel('Occupation'));
  await typeUntil(page, allReady(page));
  const preparedMs = performance.now() - begun;
  await rm(folder, { recursive: true });
  const beside = await takeSlowest(page);

  await fillPaymentStep(page);
  const after = await takeSlowest(page);
  return {
    visit: {
      keyMs: Math.max(before.keyMs, after.keyMs),
      pressMs: Math.max(before.pressMs, after.pressMs),
      listMs: Math.max(before.listMs, after.listMs),
      stepMs: Math.max(before.stepMs, after.stepMs),
      photosMs: Math.max(beside.keyMs, beside.pressMs),
      preparedMs,
      scriptBytes: await scriptBytesOf(page),
    },
    units: { work: await fixedWorkMs(page), photo: encodedMs },
  };
}

/**
 * Records how long each interaction waited for its paint. Runs in the page before any of the page's
 * scripts.
 */
function watchInteractions(): void {
  window.slowest = { keyMs: 0, pressMs: 0, listMs: 0, stepMs: 0 };
  const afterPaint = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
  // Each step focuses its heading when it is rendered, so the focus marks a change of step.
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLHeadingElement)) return;
    afterPaint(() => {
      const tookMs = performance.now() - window.pressedAt;
      window.slowest.stepMs = Math.max(window.slowest.stepMs, tookMs);
      console.debug('step');
    });
  });
  const take = (entry: PerformanceEntry & { interactionId?: number; target?: Node | null }) => {
    const { name, duration, interactionId, target } = entry;
    // Events without an `interactionId`, such as hovering, are not interactions.
    if (!interactionId) return;
    const pressed = target instanceof HTMLSelectElement ? 'listMs' : 'pressMs';
    const kind = name.startsWith('key') ? 'keyMs' : pressed;
    window.slowest[kind] = Math.max(window.slowest[kind], duration);
  };
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  });
}

/** Returns the slowest responses since the previous call, and resets them. */
async function takeSlowest(page: Page): Promise<Slowest> {
  await eventTimingsSettle(page);
  return page.evaluate(() => {
    const { slowest } = window;
    window.slowest = { keyMs: 0, pressMs: 0, listMs: 0, stepMs: 0 };
    return slowest;
  });
}

/**
 * Returns a JPEG of 4000 × 3000 pixels with camera-like noise, about 4 MB, and how long the page took
 * to encode it.
 */
async function drawPhoto(page: Page): Promise<{ jpeg: Buffer; encodedMs: number }> {
  const { url, encodedMs } = await page.evaluate(async () => {
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
    const begun = performance.now();
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    const encodedMs = performance.now() - begun;
    const url = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as string);
      reader.readAsDataURL(blob);
    });
    return { url, encodedMs };
  });
  return { jpeg: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'), encodedMs };
}

async function allReady(page: Page): Promise<void> {
  const previews = page.getByRole('img', { name: /^Your photo: / });
  await previews.nth(photoFields.length - 1).waitFor({ timeout: preparationDeadlineMs });
}

/** Presses keys at a steady pace, without waiting for the page's response to the previous key. */
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
