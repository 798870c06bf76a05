import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startOfWizard, type WizardState } from '../machine/wizard.ts';
import { useDrawnState } from './useDrawnState.ts';

const heading = document.createElement('h2');
heading.tabIndex = -1;
const button = document.createElement('button');

beforeEach(() => {
  vi.useFakeTimers();
  document.body.append(heading, button);
});
afterEach(() => {
  vi.useRealTimers();
  heading.remove();
  button.remove();
});

const secondStep: WizardState = { ...startOfWizard, step: 2, furthest: 2 };
const withError: WizardState = { ...startOfWizard, formError: { message: 'No', links: [] } };

const draw = (waits = true) => {
  const { result, rerender } = renderHook(
    (state: WizardState) => useDrawnState(state, waits, { current: heading }),
    { initialProps: startOfWizard },
  );
  button.focus();
  return { drawn: () => result.current, change: rerender };
};

test('another step is drawn after the next frame, and not within it', () => {
  const { drawn, change } = draw();
  change(withError);
  change(secondStep);
  expect(drawn()).toBe(withError);
  let within: WizardState | undefined;
  requestAnimationFrame(() => (within = drawn()));
  act(() => void vi.runAllTimers());
  expect(within).toBe(withError);
  expect(drawn()).toBe(secondStep);
});

test('the heading has the focus before the step that had it goes', () => {
  const { drawn, change } = draw();
  const onFocus = vi.fn(() => expect(drawn()).toBe(startOfWizard));
  heading.addEventListener('focus', onFocus, { once: true });
  change(secondStep);
  expect(button).toHaveFocus();
  act(() => void vi.runAllTimers());
  expect(onFocus).toHaveBeenCalledOnce();
  expect(drawn()).toBe(secondStep);
});

test.each([
  ['a field', { ...secondStep, focus: 'email' } as const],
  ['an error', { ...withError, step: 2 } as const],
])('the heading takes no focus where %s is to have it', (_what, state) => {
  const { drawn, change } = draw();
  change(state);
  act(() => void vi.runAllTimers());
  expect(drawn()).toBe(state);
  expect(button).toHaveFocus();
});

test('whatever changes on a step is drawn at once', () => {
  const { drawn, change } = draw();
  change(withError);
  expect(drawn()).toBe(withError);
});

test('who goes on and back before that frame sees the step that they came from', () => {
  const { drawn, change } = draw();
  change(secondStep);
  const back = { ...secondStep, step: 1 } as const;
  change(back);
  expect(drawn()).toBe(back);
  act(() => void vi.runAllTimers());
  expect(drawn()).toBe(back);
});

test('nothing waits that need not, or in a page that nobody sees', () => {
  const atOnce = draw(false);
  atOnce.change(secondStep);
  expect(atOnce.drawn()).toBe(secondStep);

  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const hidden = draw();
  hidden.change(secondStep);
  expect(hidden.drawn()).toBe(secondStep);
});
