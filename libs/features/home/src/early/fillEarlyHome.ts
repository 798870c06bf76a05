import { formatAmount, formatDay, pagerText } from '@bank-bonuses/ui';
import { sketchBarChart } from '@bank-bonuses/ui/charts';
import { pageSize } from '../activity/pageSize.ts';
import { earningsPicture } from '../earnings/earningsPicture.ts';
import { earningsSummary } from '../earnings/earningsSummary.ts';
import { earlyFiguresOf, totals, type EarlyFigures } from './earlyFigures.ts';
import { sampleEntry, sampleStats, sampleTotal } from './sampleFigures.ts';

/** A longer amount is drawn smaller on a phone, as by the kit's `Amount`. */
const usualLength = 12;

/** Draws the chart; returns what ends that it follows the size of the window. */
export type DrawChart = () => () => void;

/**
 * Puts a customer's figures into `EarlyHome`, in the place of its samples, and takes out the parts for which the
 * service has sent nothing. Runs once for an element.
 *
 * @param page what holds the HTML of `EarlyHome`
 * @param stats the body of the answer to `GET /api/user/dashboard/stats`
 * @param activity the body of the answer to the first page of `GET /api/user/task-completions`
 * @returns draws the chart, once the page is shown and has its size. Undefined where the page has not the figures; then
 * it must not be shown
 */
export function fillEarlyHome(
  page: HTMLElement,
  stats: unknown,
  activity: unknown,
): DrawChart | undefined {
  const figures = earlyFiguresOf(stats, activity);
  if (!figures) return undefined;
  fillStats(page, figures);
  fillActivity(page, figures);
  return fillChart(page, figures);
}

function fillStats(page: HTMLElement, figures: EarlyFigures): void {
  const write = textsIn(page);
  const amountOf = amountsIn(page);
  // The ledger's amounts are in ink, whatever they are.
  const inInk = amountOf(sampleEntry.amount).className;
  write(`${sampleStats.active_bonuses}`, `${figures.activeBonuses}`);
  write(`${sampleStats.pending_bonuses}`, `${figures.pendingBonuses}`);
  write(`${sampleStats.referral_count}`, `${figures.referrals}`);
  writeAmount(amountOf(sampleStats.total_earned), figures.totalEarned);
  for (const name of totals) {
    const value = figures.totals[name];
    const amount = amountOf(sampleStats[name]);
    if (value === undefined) {
      removeTotal(amount);
      continue;
    }
    if (value < 0.005) amount.className = inInk;
    writeAmount(amount, value);
  }
}

/** With its name, and with the card when it was the last. */
function removeTotal(amount: HTMLElement): void {
  const list = amount.closest('dl');
  amount.closest('dl > div')?.remove();
  if (list?.childElementCount === 0) list.parentElement?.remove();
}

/** Without the bars' places for the keyboard, which nobody can use yet. */
function fillChart(page: HTMLElement, { months }: EarlyFigures): DrawChart {
  const picture = earningsPicture(months);
  const parts = earningsSummary(picture.bars);
  // The sample has as many parts as a summary can have; they are words and amounts by turns.
  for (const node of [...(page.querySelector('figure p > span')?.childNodes ?? [])]) {
    const part = parts.shift();
    if (part === undefined) node.remove();
    else if (typeof part === 'number') writeAmount(node as HTMLElement, part);
    else node.nodeValue = part;
  }
  page.querySelector('figure [role="group"]')?.remove();
  if (months.length < 2) page.querySelector('[type="radio"]')?.closest('fieldset')?.remove();
  return () => sketchBarChart(page, picture);
}

function fillActivity(page: HTMLElement, { entries, total, canFilter }: EarlyFigures): void {
  const rows = [...page.querySelectorAll<HTMLElement>('tbody tr')];
  // The last row has no edge below it, so the first ones go.
  for (const row of rows.splice(0, rows.length - entries.length)) row.remove();
  rows.forEach((row, index) => {
    const entry = entries[index];
    if (entry) fillRow(row, entry);
  });
  const range = { page: 1, pageSize };
  textsIn(page)(
    pagerText({ ...range, shown: pageSize, total: sampleTotal }),
    pagerText({ ...range, shown: entries.length, total }),
  );
  if (total <= pageSize) {
    page.querySelector('nav button:last-of-type')?.setAttribute('aria-disabled', 'true');
  }
  if (!canFilter) {
    const button = page.querySelector('[aria-expanded]');
    page.querySelector(`[id="${button?.getAttribute('aria-controls')}"]`)?.remove();
    button?.parentElement?.remove();
  }
}

function fillRow(row: HTMLElement, entry: EarlyFigures['entries'][number]): void {
  const write = textsIn(row);
  write(formatDay(sampleEntry.date), formatDay(entry.date));
  write(sampleEntry.bank, entry.bank);
  write(sampleEntry.task_type, entry.task_type);
  write(sampleEntry.account, entry.account);
  writeAmount(amountsIn(row)(sampleEntry.amount), entry.amount);
}

function writeAmount(amount: HTMLElement, value: number): void {
  const text = formatAmount(value);
  amount.textContent = text;
  amount.setAttribute('value', `${value}`);
  amount.toggleAttribute('data-long', text.length > usualLength);
}

/** Looks for all places before the first amount is written, which may be any. */
function amountsIn(place: HTMLElement): (sample: number) => HTMLElement {
  const amounts = [...place.querySelectorAll('data')];
  const places = new Map(amounts.map((amount) => [amount.value, amount]));
  return (sample) => {
    const amount = places.get(`${sample}`);
    if (!amount) throw new Error(`The early Home has no place for ${sample}.`);
    return amount;
  };
}

/** The same for texts. */
function textsIn(place: HTMLElement): (sample: string, text: string) => void {
  const places = new Map<string, Node>();
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) places.set(texts.currentNode.nodeValue ?? '', texts.currentNode);
  return (sample, text) => {
    const found = places.get(sample);
    if (!found) throw new Error(`The early Home has no place for ${sample}.`);
    found.nodeValue = text;
  };
}
