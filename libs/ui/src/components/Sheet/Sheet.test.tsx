import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { axeFindings } from '../../testAxe.ts';
import type { SheetProps } from './Sheet.tsx';
import { Sheet } from './Sheet.tsx';

type OpenerProps = Partial<SheetProps> & { onClosing?: () => void };

function Opener({ onClosing, ...props }: OpenerProps) {
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    if (!next) onClosing?.();
  };
  return (
    <main>
      <h1 tabIndex={-1}>Page</h1>
      <button onClick={() => setOpen(true)}>Open</button>
      <Sheet open={open} onOpenChange={change} label="Navigation" {...props}>
        <a href="/accounts">Accounts</a>
      </Sheet>
    </main>
  );
}

const openSheet = async (props: OpenerProps = {}) => {
  render(<Opener {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.findByRole('dialog', { name: 'Navigation' });
};

afterEach(() => vi.unstubAllGlobals());

const gone = () => expect.poll(() => screen.queryByRole('dialog')).toBeNull();

test('takes focus in and is free of findings', async () => {
  const sheet = await openSheet();
  await expect.poll(() => sheet.contains(document.activeElement)).toBe(true);
  expect(await axeFindings()).toEqual([]);
});

test('comes and goes after the drawing that answers the press', async () => {
  render(<Opener />);
  const isOpen = () => screen.queryByRole('dialog')?.hasAttribute('data-open') ?? false;
  // As in a browser: what a press changes is drawn in a microtask, and nothing waits for the rest.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  screen.getByRole('button', { name: 'Open' }).click();
  await microtasks();
  expect(isOpen()).toBe(false);
  await expect.poll(isOpen).toBe(true);
  screen.getByRole('button', { name: 'Close' }).click();
  await microtasks();
  expect(isOpen()).toBe(true);
  await expect.poll(isOpen).toBe(false);
});

async function microtasks(): Promise<void> {
  for (let turns = 0; turns < 100; turns += 1) await Promise.resolve();
}

test.each(['{Escape}', 'button'])('closes by %s and gives focus back', async (way) => {
  await openSheet({ closeLabel: 'Close navigation' });
  if (way === 'button') {
    await userEvent.click(screen.getByRole('button', { name: 'Close navigation' }));
  } else {
    await userEvent.keyboard(way);
  }
  await gone();
  await expect.poll(() => screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('leaves focus with what has taken it meanwhile', async () => {
  const heading = () => screen.getByRole('heading', { hidden: true });
  await openSheet({ onClosing: () => heading().focus() });
  await userEvent.keyboard('{Escape}');
  await gone();
  // Focus is given back, or not, after the sheet has gone.
  await new Promise(requestAnimationFrame);
  expect(heading()).toHaveFocus();
});
