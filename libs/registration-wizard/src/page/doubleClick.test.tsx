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
const radio = (name: string) => screen.getByRole('radio', { name });

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
  press(button('Previous'), 2);
  press(radio('Passport'), 2);
  expect(radio('Passport')).not.toBeChecked();
  press(radio('Passport'), 1);
  expect(radio('Passport')).toBeChecked();
});

test('each press of a double click on one checkbox toggles it, and so does a key press', async () => {
  await openWizard({ step: 5 });
  const terms = screen.getByRole('checkbox', { name: /Terms of Service/ });
  press(terms, 1);
  expect(terms).not.toBeChecked();
  press(terms, 2);
  expect(terms).toBeChecked();
  fireEvent.click(terms, { detail: 0 });
  expect(terms).not.toBeChecked();
});

test('a press right after typing does not count as a double click', async () => {
  await openWizard({ step: 2 });
  press(button('Next'), 1);
  await findStep('Your home address');
  fireEvent.input(screen.getByLabelText('City'), { target: { value: 'Agawam' } });
  press(button('Next'), 2);
  await findStep('Verify your identity');
});
