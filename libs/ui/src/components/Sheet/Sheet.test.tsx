import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
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

const gone = () => expect.poll(() => screen.queryByRole('dialog')).toBeNull();

test('contains the focus when it opens, and has no accessibility violations', async () => {
  const sheet = await openSheet();
  await expect.poll(() => sheet.contains(document.activeElement)).toBe(true);
  expect(await axeFindings()).toEqual([]);
});

test.each(['{Escape}', 'button'])('closes by %s and returns focus', async (way) => {
  await openSheet({ closeLabel: 'Close navigation' });
  if (way === 'button') {
    await userEvent.click(screen.getByRole('button', { name: 'Close navigation' }));
  } else {
    await userEvent.keyboard(way);
  }
  await gone();
  await expect.poll(() => screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('does not return focus if another element is focused while it closes', async () => {
  const heading = () => screen.getByRole('heading', { hidden: true });
  await openSheet({ onClosing: () => heading().focus() });
  await userEvent.keyboard('{Escape}');
  await gone();
  // Focus is restored, or stays where it is, one frame after the sheet has closed.
  await new Promise(requestAnimationFrame);
  expect(heading()).toHaveFocus();
});
