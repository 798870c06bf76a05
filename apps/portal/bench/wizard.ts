import { paths } from '@bank-bonuses/routes';
import type { Page } from 'playwright';
import { performanceBudgets } from '@bank-bonuses/test-config/performanceBudgets';
import { kilobytes, milliseconds, type Measure } from './floors.ts';
import { report, type Report } from './report.ts';
import type { Bench } from './bench.ts';
import { press, tellAnswers } from './press.ts';
import { eventTimingsSettle, onSlowPhone, scriptBytesOf } from './slowPhone.ts';
import { fillAccountToAddress, fillPaymentStep, typeMaidenName } from './wizardSteps.ts';

/** How fast the registration responds to input. */
export interface WizardVisit extends Slowest {
  /** The slowest response to a key or a press while three 12-megapixel photos are prepared. */
  photosMs: number;
  /** From the choice of the first photo until the last of the three is ready. */
  preparedMs: number;
  /** Bodies of all scripts of the five steps with their dialogs, as compressed. */
  scriptBytes: number;
}

/** The slowest responses, from the event to the next paint. */
interface Slowest {
  /** To a key while the five steps are filled in. */
  keyMs: number;
  /** To a press: going on, choosing, ticking, adding a bank, reading a contract. */
  pressMs: number;
  /** The press that opens the list of states, which the browser renders itself. A phone has another list. */
  listMs: number;
  /** From the press on Next until the next step is painted. */
  stepMs: number;
}

const { everyPage, wizard } = performanceBudgets;

export const wizardMeasures: Measure<WizardVisit>[] = [
  { name: 'keyMs', title: 'Slowest key', floor: everyPage.keyMs, format: milliseconds },
  { name: 'pressMs', title: 'Slowest press', floor: everyPage.pressMs, format: milliseconds },
  { name: 'listMs', title: "The browser's list of states", format: milliseconds },
  {
    name: 'stepMs',
    title: 'Slowest step painted after',
    floor: wizard.stepMs,
    format: milliseconds,
  },
  {
    name: 'photosMs',
    title: 'Slowest beside photos',
    floor: wizard.besidePhotosMs,
    format: milliseconds,
  },
  { name: 'preparedMs', title: 'Three photos ready after', format: milliseconds },
  { name: 'scriptBytes', title: 'JavaScript in all', floor: wizard.scriptBytes, format: kilobytes },
];

declare global {
  interface Window {
    slowest: Slowest;
  }
}

const preparationDeadlineMs = 60_000;
const photoFields = ["Front of driver's license", "Back of driver's license", 'Selfie Photo'];

/** The registration, filled in by keys and presses as far as its last button. */
export const measureWizard = ({ browser, portalUrl, staticPage }: Bench): Promise<Report> =>
  report('Filling in the registration', wizardMeasures, [paths.register], async (path) => ({
    staticMs: await staticPage.paint(),
    visit: await onSlowPhone(browser, (page) => visit(page, new URL(path, portalUrl).href)),
  }));

async function visit(page: Page, url: string): Promise<WizardVisit> {
  await page.addInitScript(tellAnswers);
  await page.addInitScript(watchInteractions);
  await page.goto(url, { waitUntil: 'load' });
  const photo = await drawPhoto(page);
  await fillAccountToAddress(page);
  await typeMaidenName(page);
  const before = await takeSlowest(page);

  const begun = performance.now();
  for (const field of photoFields)
    await page
      .getByLabel(field, { exact: true })
      .setInputFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: photo });
  await press(page.getByLabel('Occupation'));
  await typeUntil(page, allReady(page));
  const preparedMs = performance.now() - begun;
  const beside = await takeSlowest(page);

  await fillPaymentStep(page);
  const after = await takeSlowest(page);
  return {
    keyMs: Math.max(before.keyMs, after.keyMs),
    pressMs: Math.max(before.pressMs, after.pressMs),
    listMs: Math.max(before.listMs, after.listMs),
    stepMs: Math.max(before.stepMs, after.stepMs),
    photosMs: Math.max(beside.keyMs, beside.pressMs),
    preparedMs,
    scriptBytes: await scriptBytesOf(page),
  };
}

/** Runs in the page, before any of its scripts: notes how long an interaction waited for its paint. */
function watchInteractions(): void {
  window.slowest = { keyMs: 0, pressMs: 0, listMs: 0, stepMs: 0 };
  const afterPaint = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
  // Each step focuses its heading when it is shown.
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
    // Hovering and the like are not interactions.
    if (!interactionId) return;
    const pressed = target instanceof HTMLSelectElement ? 'listMs' : 'pressMs';
    const kind = name.startsWith('key') ? 'keyMs' : pressed;
    window.slowest[kind] = Math.max(window.slowest[kind], duration);
  };
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  } as PerformanceObserverInit);
}

/** The slowest so far; the next time, since now. */
async function takeSlowest(page: Page): Promise<Slowest> {
  await eventTimingsSettle(page);
  return page.evaluate(() => {
    const { slowest } = window;
    window.slowest = { keyMs: 0, pressMs: 0, listMs: 0, stepMs: 0 };
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
