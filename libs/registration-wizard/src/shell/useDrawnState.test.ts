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
  vi.unstubAllGlobals();
  heading.remove();
  button.remove();
});

const secondStep: WizardState = { ...startOfWizard, step: 2, furthest: 2 };
const withError: WizardState = { ...startOfWizard, formError: { message: 'No', links: [] } };

const longStep: WizardState = { ...startOfWizard, step: 4, furthest: 4 };

/** Runs what waits for one paint, and nothing that waits for the next. */
const paint = () => act(() => void vi.advanceTimersToNextFrame().advanceTimersByTime(1));

const draw = (waits = true) => {
  const { result, rerender } = renderHook(
    (state: WizardState) => useDrawnState(state, waits, { current: heading }),
    { initialProps: startOfWizard },
  );
  button.focus();
  return {
    drawn: () => result.current.state,
    isWhole: () => result.current.isWhole,
    change: rerender,
  };
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

test('a step begins at its top', () => {
  const { change } = draw();
  document.documentElement.scrollTop = 300;
  change(secondStep);
  paint();
  expect(document.documentElement.scrollTop).toBe(0);
});

test.each([
  ['a field', { ...secondStep, focus: 'email' } as const],
  ['an error', { ...withError, step: 2 } as const],
])(
  'the heading takes no focus, and the page no other place, where %s is to have it',
  (_what, state) => {
    const { drawn, change } = draw();
    change(state);
    document.documentElement.scrollTop = 300;
    act(() => void vi.runAllTimers());
    expect(drawn()).toBe(state);
    expect(button).toHaveFocus();
    expect(document.documentElement.scrollTop).toBe(300);
  },
);

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

test('a long step begins alone, and its rest follows after the next paint', () => {
  const { drawn, isWhole, change } = draw();
  change(longStep);
  paint();
  expect(drawn()).toBe(longStep);
  expect(isWhole()).toBe(false);
  const changed = { ...longStep, furthest: 5 } as const;
  change(changed);
  expect(drawn()).toBe(changed);
  expect(isWhole()).toBe(false);
  paint();
  expect(drawn()).toBe(changed);
  expect(isWhole()).toBe(true);
});

test('a long step is drawn as a whole in a window that shows more of it', () => {
  vi.stubGlobal('innerHeight', 1080);
  const { drawn, isWhole, change } = draw();
  change(longStep);
  paint();
  expect(drawn()).toBe(longStep);
  expect(isWhole()).toBe(true);
});

test('a short step is drawn as a whole', () => {
  const { drawn, isWhole, change } = draw();
  change(secondStep);
  paint();
  expect(drawn()).toBe(secondStep);
  expect(isWhole()).toBe(true);
});

test.each([
  ['a field', { ...longStep, focus: 'income' } as const],
  ['an error', { ...withError, step: 4 } as const],
])('so is a long one where %s is to have the focus', (_what, state) => {
  const { drawn, isWhole, change } = draw();
  change(state);
  paint();
  expect(drawn()).toBe(state);
  expect(isWhole()).toBe(true);
});

test('an error brings the rest of a step that has only begun', () => {
  const { drawn, isWhole, change } = draw();
  change(longStep);
  paint();
  expect(isWhole()).toBe(false);
  const wrong = { ...withError, step: 4 } as const;
  change(wrong);
  expect(drawn()).toBe(wrong);
  expect(isWhole()).toBe(true);
});

test('nothing waits that need not, or in a page that nobody sees', () => {
  const atOnce = draw(false);
  atOnce.change(secondStep);
  expect(atOnce.drawn()).toBe(secondStep);

  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const hidden = draw();
  hidden.change(longStep);
  expect(hidden.drawn()).toBe(longStep);
  expect(hidden.isWhole()).toBe(true);
});
