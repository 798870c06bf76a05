import { render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from '../components/Dialog/Dialog.tsx';
import { Sheet } from '../components/Sheet/Sheet.tsx';
import type { DialogOpen } from './useDialogOpen.ts';

afterEach(() => vi.unstubAllGlobals());

const windows: [name: string, draw: (props: DialogOpen) => ReactElement][] = [
  [
    'dialog',
    (props) => (
      <Dialog {...props} title="Terms">
        <p>Long text</p>
      </Dialog>
    ),
  ],
  [
    'sheet',
    (props) => (
      <Sheet {...props} label="Navigation">
        <a href="/">Home</a>
      </Sheet>
    ),
  ],
];

async function microtasks(): Promise<void> {
  for (let turns = 0; turns < 100; turns += 1) await Promise.resolve();
}

test.each(windows)(
  'a %s opens and closes after the render that follows the press',
  async (_, draw) => {
    function Page() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button onClick={() => setOpen(true)}>Open</button>
          {draw({ open, onOpenChange: setOpen })}
        </>
      );
    }
    render(<Page />);
    const isOpen = () => screen.queryByRole('dialog')?.hasAttribute('data-open') ?? false;
    // Turns off React's `act` mode, so that the state change of a press renders in a microtask, as
    // in a browser, and does not wait for effects.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    screen.getByRole('button', { name: 'Open' }).click();
    await microtasks();
    expect(isOpen()).toBe(false);
    await expect.poll(isOpen).toBe(true);
    screen.getByRole('button', { name: 'Close' }).click();
    await microtasks();
    expect(isOpen()).toBe(true);
    await expect.poll(isOpen).toBe(false);
  },
);
