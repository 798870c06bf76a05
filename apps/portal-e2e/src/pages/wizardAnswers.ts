import { expect, type Page } from '@playwright/test';
import { expectStep, next, previous, type StepNumber } from './wizard.ts';

/** Returns the value of every control of the step by label; hidden values are revealed first. */
export async function answersOfStep(page: Page): Promise<string[]> {
  const show = page.locator('main form').getByRole('button', { name: /^Show / });
  // Each press turns a Show button into a Hide button.
  while ((await show.count()) > 0) await show.first().click();
  return page.locator('main form').evaluate((form) => {
    const controls = [...form.querySelectorAll<HTMLInputElement>('input, select')];
    const answers = controls
      .filter(({ type }) => type !== 'file')
      .map(({ labels, type, checked, value }) => {
        const answer = type === 'checkbox' || type === 'radio' ? checked : value;
        return `${labels?.[0]?.textContent ?? ''}: ${answer}`;
      });
    const photos = [...form.querySelectorAll('img')].map(
      ({ alt, naturalWidth, naturalHeight }) => `${alt}: ${naturalWidth} x ${naturalHeight}`,
    );
    // Includes list items, such as added banks, but not the links of an error box.
    const listed = [...form.querySelectorAll<HTMLElement>('li:not(:has(a[href^="#"]))')].map(
      ({ innerText }) => `Listed: ${innerText}`,
    );
    return [...answers, ...photos, ...listed];
  });
}

/**
 * Returns all answers of the wizard by step. Moves from the last step to the first and forward
 * again.
 */
export async function allAnswers(page: Page): Promise<Record<StepNumber, string[]>> {
  const answers = { 1: [], 2: [], 3: [], 4: [], 5: await answersOfStep(page) } as Record<
    StepNumber,
    string[]
  >;
  for (const step of [4, 3, 2, 1] as const) {
    await previous(page);
    await expectStep(page, step);
    answers[step] = await answersOfStep(page);
  }
  for (const step of [2, 3, 4, 5] as const) {
    await next(page);
    await expectStep(page, step);
  }
  expect(answers[4].filter((answer) => answer.startsWith('Your photo'))).not.toEqual([]);
  return answers;
}
