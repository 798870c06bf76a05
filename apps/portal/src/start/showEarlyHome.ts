import { loadFillEarlyHome } from '@bank-bonuses/feature-home/fill-early';
import { earlyPageId } from './earlyPageId.ts';
import { firstPaint } from './firstPaint.ts';
import { hideAmountsKey } from './hideAmountsKey.ts';
import { sessionKey } from './sessionKey.ts';

/** React is there by then, or its scripts could not be loaded. */
const keptMs = 30_000;

/**
 * Shows Home with the customer's figures until React draws it: in the HTML that the build made of Home's own
 * components. Shows nothing where the answers are not such as that HTML has places for. What it shows is taken away
 * as soon as it might be another person's: when another tab changes the session, and when the page is put away.
 *
 * @param answers to the calls of earlyCalls.js, in its order. They are read beside the portal, which takes them too.
 * @returns fulfilled when the figures are painted, or will not be shown
 */
export async function showEarlyHome(answers: readonly Promise<Response>[]): Promise<void> {
  const { dataset } = document.documentElement;
  const end = new AbortController();
  const takeAway = () => {
    end.abort();
    delete dataset['early'];
    document.getElementById(earlyPageId)?.remove();
  };
  const { signal } = end;
  addEventListener('pagehide', takeAway, { signal });
  addEventListener('visibilitychange', () => document.hidden && takeAway(), { signal });
  addEventListener(
    'storage',
    ({ key }) => {
      if (key === null || key === sessionKey || key === hideAmountsKey) takeAway();
    },
    { signal },
  );
  setTimeout(takeAway, keptMs);

  // While the answers are on their way, but after the first paint, which would wait for it.
  const filling = firstPaint().then(() => {
    layOut();
    return loadFillEarlyHome();
  });
  try {
    const [stats, activity] = await Promise.all(answers.map(bodyOf));
    const fillEarlyHome = await filling;
    const page = document.getElementById(earlyPageId);
    // React was faster, or has shown somebody else meanwhile.
    if (!page || signal.aborted || document.hidden || isHidingAmounts()) return;
    const drawChart = fillEarlyHome(page, stats, activity);
    if (!drawChart) return;
    dataset['early'] = '';
    // The figures first: a slow phone takes two frames to draw the chart.
    await painted();
    if (page.isConnected) signal.addEventListener('abort', drawChart());
  } finally {
    if (!('early' in dataset)) takeAway();
  }
}

/**
 * With sample figures, unseen. Laying out the whole page takes a slow phone as long as the service's answer; putting
 * others in their place later, an eighth of it.
 */
function layOut(): void {
  const page = document.getElementById(earlyPageId);
  if (!page) return;
  page.dataset['laidOut'] = '';
  void page.offsetHeight;
}

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Read from a copy: the answer itself is the API client's. */
async function bodyOf(answer: Promise<Response>): Promise<unknown> {
  const copy = (await answer).clone();
  if (copy.status !== 200) throw new Error(`The early call was answered with ${copy.status}.`);
  return copy.json();
}

const isHidingAmounts = () => localStorage.getItem(hideAmountsKey) === 'yes';
