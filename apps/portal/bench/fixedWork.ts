import type { Page } from 'playwright';

/**
 * Returns how long a fixed piece of work takes in the page, in milliseconds: the slowest of several
 * runs, because the figures are the slowest responses too. Responses to keys and presses are expressed
 * as multiples of this time, so that a budget holds on slow and fast machines.
 */
export const fixedWorkMs = (page: Page): Promise<number> => page.evaluate(work);

/** Does the work of a typical response: computes, builds elements, and lays them out. */
function work(): number {
  const runs = 10;
  const rows = 120;
  const computations = 60_000;
  const run = (): number => {
    const begun = performance.now();
    let sum = 0;
    for (let at = 0; at < computations; at += 1)
      sum += Number(`${at}`.split('').reverse().join(''));
    const list = document.createElement('ul');
    for (let row = 0; row < rows; row += 1) {
      const label = document.createElement('label');
      label.append(`Row ${row} of ${sum}`, document.createElement('input'));
      const item = document.createElement('li');
      item.append(label);
      list.append(item);
    }
    document.body.append(list);
    // Reading the height makes the browser lay out the list.
    list.dataset['height'] = String(list.offsetHeight);
    list.remove();
    return performance.now() - begun;
  };
  return Math.max(...Array.from({ length: runs }, run));
}
