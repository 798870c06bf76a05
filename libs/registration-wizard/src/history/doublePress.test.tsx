import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findStep, openWizard } from '../testing/openWizard.testing.tsx';

/** A press as the browser counts it: the second of a double click has the detail 2. */
function press(element: Element, detail: number): boolean {
  const takesFocus = fireEvent.mouseDown(element, { detail });
  fireEvent.mouseUp(element, { detail });
  fireEvent.click(element, { detail });
  return takesFocus;
}

test('the second click of a double click does nothing on the step that the first one led to', async () => {
  await openWizard({ step: 4 });
  press(screen.getByRole('button', { name: 'Next' }), 1);
  const heading = await findStep('Payment and agreements');
  const wire = screen.getByRole('radio', { name: 'Wire transfer' });
  expect(press(wire, 2)).toBe(false);
  expect(wire).not.toBeChecked();
  expect(heading).toHaveFocus();
  press(screen.getByRole('button', { name: 'Previous' }), 1);
  await findStep('Verify your identity');
  const passport = screen.getByRole('radio', { name: 'Passport' });
  press(passport, 2);
  expect(passport).not.toBeChecked();
  press(passport, 1);
  expect(passport).toBeChecked();
});

test('a key counts after a dropped press, and both clicks of a double click within a step do', async () => {
  await openWizard({ step: 4 });
  press(screen.getByRole('button', { name: 'Next' }), 1);
  await findStep('Payment and agreements');
  const terms = screen.getByRole('checkbox', { name: /Terms of Service/ });
  const before = (terms as HTMLInputElement).checked;
  press(terms, 2);
  fireEvent.click(terms, { detail: 0 });
  expect((terms as HTMLInputElement).checked).toBe(!before);
  press(terms, 1);
  press(terms, 2);
  expect((terms as HTMLInputElement).checked).toBe(!before);
});
