import { expect, test } from '../../fixtures/test.ts';
import { byMouse, byTouch, pressUnderHint, type Press } from '../../pages/pressing.ts';
import { fillStep, next, openWizard, stepNumbers, type StepNumber } from '../../pages/wizard.ts';
import { field } from '../../pages/wizardFields.ts';

const hints: Record<StepNumber, readonly { label: string; text: string; hint: RegExp }[]> = {
  1: [
    { label: 'Email', text: 'ana@gmial.com', hint: /^Did you mean/ },
    { label: 'Password', text: 'abc', hint: /^Password must be at least/ },
  ],
  2: [
    { label: 'Phone Number', text: '5', hint: /phone number/ },
    { label: 'Social Security Number', text: '123', hint: /^SSN must be/ },
  ],
  3: [],
  4: [{ label: 'Annual Income', text: 'about 75k', hint: /^This is not a plain number/ }],
  5: [
    { label: 'Card Number', text: '4242424242424241', hint: /^One of these digits/ },
    { label: 'Expiry Date', text: '01/20', hint: /is in the past$/ },
  ],
};

const pointers: readonly { name: string; press: Press; use: object }[] = [
  {
    name: 'a mouse',
    press: byMouse,
    use: { viewport: { width: 1280, height: 900 } },
  },
  {
    name: 'a finger',
    press: byTouch,
    use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
];

for (const { name, press, use } of pointers)
  test.describe(`by ${name}`, () => {
    test.use(use);

    test('a press reaches its element even if a hint appears above the element', async ({
      page,
      applicant,
    }) => {
      await openWizard(page);
      for (const step of stepNumbers) {
        await fillStep(page, step, applicant);
        for (const { label, text, hint } of hints[step]) {
          const due = { field: field(page, label), text, hint };
          const { pressed, missed } = await pressUnderHint(page, press, due);
          expect(missed, label).toEqual([]);
          expect(pressed, label).toBeGreaterThan(1);
        }
        if (step !== 5) await next(page);
      }
    });
  });
