import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { axeFindings } from '../../testAxe.ts';
import { media } from '../../theme/media.ts';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { DialogProps } from './Dialog.tsx';
import { Dialog } from './Dialog.tsx';

function Opener(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add Bank Account</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Add Bank" {...props}>
        {props.children ?? <TextField label="Bank" />}
      </Dialog>
    </>
  );
}

afterEach(() => vi.restoreAllMocks());

const openDialog = async (props: Partial<DialogProps> = {}) => {
  render(<Opener {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add Bank Account' }));
  return screen.findByRole('dialog');
};

test('is named by its title, has a description, and has no accessibility violations', async () => {
  const dialog = await openDialog({ description: 'One at a time', actions: <Button>Add</Button> });
  expect(dialog).toHaveAccessibleName('Add Bank');
  expect(dialog).toHaveAccessibleDescription('One at a time');
  expect(await axeFindings()).toEqual([]);
});

test('moves focus to the first field, and back to the opening button on close', async () => {
  await openDialog();
  await expect.poll(() => screen.getByLabelText('Bank')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Add Bank Account' })).toHaveFocus();
});

test('moves focus to the given element when it closes', async () => {
  render(<output tabIndex={-1}>Bank was added</output>);
  await openDialog({ finalFocus: () => screen.getByText('Bank was added') });
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Bank was added')).toHaveFocus();
});

const touchDevice = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === media.touch }));

test('on a touch device it moves focus to its content, so that no on-screen keyboard opens', async () => {
  touchDevice();
  const dialog = await openDialog();
  await expect.poll(() => dialog.contains(document.activeElement)).toBe(true);
  expect(screen.getByLabelText('Bank')).not.toHaveFocus();
  await userEvent.tab();
  expect(screen.getByLabelText('Bank')).toHaveFocus();
});

test('on a touch device it moves focus to the given button', async () => {
  touchDevice();
  function Question() {
    const stay = useRef<HTMLButtonElement>(null);
    return (
      <Dialog open onOpenChange={vi.fn()} title="Leave?" initialFocus={stay}>
        <TextField label="Why" />
        <Button ref={stay}>Stay</Button>
      </Dialog>
    );
  }
  render(<Question />);
  await expect.poll(() => screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
});

test('does not move focus to a hidden field', async () => {
  await openDialog({
    children: (
      <>
        <input name="username" defaultValue="avery@example.com" hidden />
        <TextField label="Password" />
      </>
    ),
  });
  await expect.poll(() => screen.getByLabelText('Password')).toHaveFocus();
});

test('moves focus to its text if it has no field', async () => {
  const dialog = await openDialog({ children: <p>Long text</p> });
  await expect.poll(() => dialog.contains(document.activeElement)).toBe(true);
  expect(document.activeElement).toHaveTextContent(/^Long text$/);
});

test('a text longer than the window can be scrolled by keyboard at once', () => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
  render(
    <Dialog open onOpenChange={vi.fn()} title="Agreement">
      <p>Long text</p>
    </Dialog>,
  );
  expect(screen.getByRole('region', { name: 'Agreement' })).toHaveAttribute('tabindex', '0');
});

test('closes by its close button', async () => {
  await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test('closes by a press outside', async () => {
  await openDialog();
  await userEvent.click(document.body);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test('stays open at a press outside if input would be lost', async () => {
  const onOpenChange = vi.fn();
  render(
    <Dialog open onOpenChange={onOpenChange} title="Take photo" keepOnOutsidePress>
      <TextField label="Bank" />
    </Dialog>,
  );
  await userEvent.click(document.body);
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
