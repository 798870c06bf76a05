import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findStep, openWizard } from '../testing/openWizard.testing.tsx';

/**
 * Presses an element. The parameter `detail` is the browser's click count: 2 for the second press
 * of a double click.
 */
function press(element: Element, detail: number): { takesFocus: boolean } {
  const takesFocus = fireEvent.mouseDown(element, { detail });
  fireEvent.mouseUp(element, { detail });
  fireEvent.click(element, { detail });
  return { takesFocus };
}

const button = (name: string) => screen.getByRole('button', { name });
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('the second click of a double click does nothing on the next step', async () => {
  await openWizard({ step: 4 });
  press(button('Next'), 1);
  const heading = await findStep('Payment and agreements');
  expect(press(radio('Wire transfer'), 2)).toEqual({ takesFocus: false });
  press(radio('Wire transfer'), 3);
  expect(radio('Wire transfer')).not.toBeChecked();
  expect(heading).toHaveFocus();
  press(button('Previous'), 1);
  await findStep('Verify your identity');
  press(radio('Passport'), 2);
  expect(radio('Passport')).not.toBeChecked();
  press(radio('Passport'), 1);
  expect(radio('Passport')).toBeChecked();
});

test.each(['Next', 'Previous'])('a double click on %s moves by one step', async (name) => {
  await openWizard({ step: 3, state: { furthest: 5 } });
  press(button(name), 1);
  const arrived = await findStep(name === 'Next' ? 'Verify your identity' : 'About you');
  press(button(name), 2);
  expect(arrived).toBeVisible();
  press(button(name), 1);
  await findStep(name === 'Next' ? 'Payment and agreements' : 'Create your account');
});

test('a double click on Remove removes one bank', async () => {
  const accountTypes = ['Roth IRA'] as const;
  await openWizard({
    step: 5,
    answers: {
      existingBankAccounts: [
        { institution: 'Chase', accountTypes: [...accountTypes] },
        { institution: 'Citibank', accountTypes: [...accountTypes] },
      ],
    },
  });
  press(button('Remove Chase'), 1);
  press(button('Remove Citibank'), 2);
  expect(button('Remove Citibank')).toBeVisible();
});

test('each press of a double click on one checkbox toggles it, and so does a key press afterwards', async () => {
  await openWizard({ step: 4 });
  press(button('Next'), 1);
  await findStep('Payment and agreements');
  const terms = screen.getByRole('checkbox', { name: /Terms of Service/ });
  const isChecked = () => (terms as HTMLInputElement).checked;
  const before = isChecked();
  press(terms, 2);
  expect(isChecked()).toBe(before);
  fireEvent.click(terms, { detail: 0 });
  expect(isChecked()).toBe(!before);
  press(terms, 1);
  expect(isChecked()).toBe(before);
  press(terms, 2);
  expect(isChecked()).toBe(!before);
});

test('a press right after typing does not count as a double click', async () => {
  await openWizard({ step: 2 });
  press(button('Next'), 1);
  await findStep('Your home address');
  fireEvent.input(screen.getByLabelText('City'), { target: { value: 'Agawam' } });
  press(button('Next'), 2);
  await findStep('Verify your identity');
});
