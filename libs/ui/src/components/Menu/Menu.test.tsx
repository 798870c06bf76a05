import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

const rename = vi.fn();
const remove = vi.fn();

const show = () =>
  render(
    <Menu
      trigger={<Button>Actions</Button>}
      items={[
        { label: 'Rename', onSelect: rename },
        { label: 'Download', disabled: true, onSelect: () => expect.unreachable() },
        { label: 'Remove', tone: 'critical', onSelect: remove },
      ]}
    />,
  );

test('opens by its button, runs the chosen item, and closes', async () => {
  show();
  const button = screen.getByRole('button', { name: 'Actions' });
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  expect(rename).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
});

test('supports the keyboard, and Escape returns focus to the button', async () => {
  show();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const first = await screen.findByRole('menuitem', { name: 'Rename' });
  // Base UI moves the focus in the frame after the menu has opened.
  await waitFor(() => expect(first).toHaveFocus());
  await userEvent.keyboard('{End}{Enter}');
  expect(remove).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Enter}{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus());
});

test('does nothing when a disabled item is chosen', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  const item = await screen.findByRole('menuitem', { name: 'Download' });
  expect(item).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(item);
  expect(screen.getByRole('menu')).toBeVisible();
});
