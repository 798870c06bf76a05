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

test('a double click within a step counts twice, and a key that presses after one counts', async () => {
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

test('a second tap at the same place and moment does nothing there either', async () => {
  await openWizard({ step: 4 });
  const at = { clientX: 40, clientY: 700 };
  const tap = (element: Element, timeStamp: number, place = at) => {
    fireEvent.pointerDown(element, { pointerType: 'touch', ...place });
    for (const name of ['mousedown', 'mouseup', 'click']) {
      const event = new MouseEvent(name, { bubbles: true, cancelable: true, detail: 1, ...place });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      fireEvent(element, event);
    }
  };
  tap(screen.getByRole('button', { name: 'Next' }), 1000);
  await findStep('Payment and agreements');
  const wire = screen.getByRole('radio', { name: 'Wire transfer' });
  tap(wire, 1350);
  expect(wire).not.toBeChecked();
  tap(wire, 1400, { clientX: 200, clientY: 300 });
  expect(wire).toBeChecked();
  expect(screen.getByRole('heading', { name: 'Payment and agreements' })).toBeVisible();
});
