import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

test('calls its handler, and has the type button by default', async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Continue</Button>);
  const button = screen.getByRole('button', { name: 'Continue' });
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledOnce();
  expect(button).toHaveAttribute('type', 'button');
});

test('is disabled and busy while loading, and shows the loading text', () => {
  const { rerender } = render(<Button loadingText="Logging in...">Login</Button>);
  const button = screen.getByRole('button', { name: 'Login' });
  expect(button).toHaveTextContent(/^Login$/);
  rerender(
    <Button loading loadingText="Logging in...">
      Login
    </Button>,
  );
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveTextContent(/^Logging in\.\.\.$/);
});

test('gets its focus back as soon as loading ends', () => {
  const { rerender } = render(<Button>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  button.focus();
  rerender(<Button loading>Save</Button>);
  button.blur();
  rerender(<Button>Save</Button>);
  expect(button).toHaveFocus();
});

test('does not take focus back if another element was focused while it was loading', () => {
  const view = (loading: boolean) => (
    <>
      <Button loading={loading}>Save</Button>
      <input aria-label="Elsewhere" />
    </>
  );
  const { rerender } = render(view(false));
  screen.getByRole('button').focus();
  rerender(view(true));
  screen.getByRole('textbox').focus();
  rerender(view(false));
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('a server-rendered submit button is disabled until hydration', () => {
  const host = document.createElement('div');
  document.body.append(host);
  const form = <Button type="submit">Login</Button>;
  host.innerHTML = renderToString(form);
  expect(screen.getByRole('button', { name: 'Login' })).toBeDisabled();
  render(form, { container: host, hydrate: true });
  expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
});

test('passes ref, aria and data attributes on to the button', () => {
  const ref = createRef<HTMLButtonElement>();
  render(
    <Button ref={ref} aria-describedby="why" data-part="save">
      Save
    </Button>,
  );
  const button = screen.getByRole('button');
  expect(ref.current).toBe(button);
  expect(button).toHaveAttribute('aria-describedby', 'why');
  expect(button).toHaveAttribute('data-part', 'save');
});

test('a press on a submit button keeps focus in the field, so that the layout does not shift', async () => {
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
  const onBlur = vi.fn();
  render(
    <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <input aria-label="Email" onBlur={onBlur} />
      <Button type="submit">Save</Button>
      <Button keepsFocus>Cancel</Button>
      <Button>Help</Button>
    </form>,
  );
  const field = screen.getByLabelText('Email');
  await userEvent.click(field);
  for (const name of ['Save', 'Cancel']) {
    await userEvent.click(screen.getByRole('button', { name }));
    expect(field).toHaveFocus();
  }
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(onBlur).not.toHaveBeenCalled();
  const help = screen.getByRole('button', { name: 'Help' });
  await userEvent.click(help);
  expect(help).toHaveFocus();
});
