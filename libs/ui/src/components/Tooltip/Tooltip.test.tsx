import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { axeFindings } from '../../testAxe.ts';
import { Tooltip } from './Tooltip.tsx';

const show = () => {
  render(<Tooltip label="About withholding" content="Most people are not subject to it." />);
  return screen.getByRole('button', { name: 'About withholding' });
};

afterEach(() => vi.useRealTimers());

test('opens at once on focus, describes its button and closes by Esc', async () => {
  const button = show();
  await userEvent.tab();
  expect(button).toHaveFocus();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Most people are not');
  expect(button).toHaveAccessibleDescription('Most people are not subject to it.');
  expect(await axeFindings()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(button).toHaveFocus();
});

const pointAt = (button: HTMLElement) => {
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  fireEvent.mouseEnter(button);
  fireEvent.mouseMove(button);
};
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('opens after 700 ms of hover', () => {
  vi.useFakeTimers();
  const button = show();
  pointAt(button);
  pass(699);
  expect(screen.queryByRole('tooltip')).toBeNull();
  pass(1);
  expect(screen.getByRole('tooltip')).toBeInTheDocument();
});

test('closes by Esc on hover, wherever focus is', () => {
  vi.useFakeTimers();
  const button = show();
  pointAt(button);
  pass(700);
  expect(button).not.toHaveFocus();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('stays open while the pointer is on its content, and closes when the pointer leaves it', () => {
  vi.useFakeTimers();
  const button = show();
  pointAt(button);
  pass(700);
  const tip = screen.getByRole('tooltip');
  fireEvent.mouseLeave(button, { relatedTarget: tip });
  fireEvent.pointerEnter(tip, { pointerType: 'mouse' });
  fireEvent.mouseEnter(tip, { relatedTarget: button });
  fireEvent.mouseMove(tip);
  pass(5_000);
  expect(tip).toBeInTheDocument();
  fireEvent.mouseLeave(tip, { relatedTarget: document.body });
  fireEvent.mouseMove(document.body);
  pass(5_000);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('opens by touch', async () => {
  const button = show();
  await userEvent.pointer({ keys: '[TouchA]', target: button });
  expect(await screen.findByRole('tooltip')).toBeInTheDocument();
});

test('a second tap closes the tooltip, and a third tap opens it again', async () => {
  const button = show();
  const user = userEvent.setup();
  const tap = () => user.pointer({ keys: '[TouchA]', target: button });
  await tap();
  expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  await tap();
  await expect.poll(() => screen.queryByRole('tooltip')).toBeNull();
  await tap();
  expect(await screen.findByRole('tooltip')).toBeInTheDocument();
});

test('a tap opens the tooltip despite the browser’s emulated mouse events', async () => {
  const button = show();
  await userEvent.pointer({ keys: '[TouchA]', target: button });
  const tip = await screen.findByRole('tooltip');
  vi.useFakeTimers();
  fireEvent.mouseLeave(button, { relatedTarget: document.body });
  fireEvent.mouseMove(document.body);
  pass(5_000);
  expect(tip).toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a tap elsewhere closes the tooltip', async () => {
  const button = show();
  const user = userEvent.setup();
  await user.pointer({ keys: '[TouchA]', target: button });
  expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  await user.pointer({ keys: '[TouchA]', target: document.body });
  await expect.poll(() => screen.queryByRole('tooltip')).toBeNull();
});

test('renders in the landmark of its button, so that landmark navigation finds it', async () => {
  render(
    <main>
      <Tooltip content="Most people are not subject to it." label="What is it?" />
    </main>,
  );
  await userEvent.tab();
  expect(within(screen.getByRole('main')).getByRole('tooltip')).toBeInTheDocument();
});
