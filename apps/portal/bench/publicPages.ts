import { publicPages } from '@bank-bonuses/product/routes';
import { performanceBudgets } from '@bank-bonuses/test-config/performanceBudgets';
import { fixedWorkMs } from './fixedWork.ts';
import { kilobytes, shift } from './measure.ts';
import { observe, observed, told } from './observe.ts';
import { onSlowPhone, scriptBytesOf } from './phone.ts';
import type { Scenario } from './scenario.ts';

const { everyPage, publicPages: budgets } = performanceBudgets;
const budgetOf = (name: 'largestPaint' | 'usable' | 'scriptBytes') =>
  Object.fromEntries(Object.entries(budgets).map(([page, budget]) => [page, budget[name]]));

/** A button of a form submits it if it has no type. */
const submitButton = 'form button:is([type=submit], :not([type])):enabled';

/** Measures the paint of each public page, and when its form can be submitted. */
export const publicScenario: Scenario = {
  title: 'Public pages',
  pages: publicPages,
  columns: [
    { title: 'Largest paint', unit: 'staticPage', budget: budgetOf('largestPaint') },
    { title: 'Form usable', unit: 'staticPage', budget: budgetOf('usable') },
    { title: 'JavaScript', budget: budgetOf('scriptBytes'), format: kilobytes },
    { title: 'CLS', budget: everyPage.layoutShift, format: shift },
  ],
  visit: (browser, url) =>
    onSlowPhone(browser, async (page) => {
      await observe(page, { usable: submitButton });
      await Promise.all([told(page, 'usable'), page.goto(url, { waitUntil: 'commit' })]);
      await page.waitForLoadState('networkidle');
      const { largestPaint, layoutShift, shown } = await observed(page);
      return {
        figures: {
          'Largest paint': largestPaint,
          'Form usable': shown['usable'] ?? Number.NaN,
          JavaScript: await scriptBytesOf(page),
          CLS: layoutShift,
        },
        work: await fixedWorkMs(page),
      };
    }),
};
