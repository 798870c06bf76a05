import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { reportFilledFields } from './reportFilledFields.ts';

beforeEach(reportFilledFields);

/**
 * Sets the value like a script of the page. React's value tracker records the value, so React
 * ignores the event that follows.
 */
function fillInPage(name: string, value: string): void {
  const field = screen.getByLabelText<HTMLInputElement>(name);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Sets the value like a password manager that dispatches no event. */
function fill(name: string, value: string): void {
  const field = screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(name);
  const { prototype } = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

function Form({ children, onSubmit }: { children: ReactNode; onSubmit?: () => void }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      {children}
      <button type="submit">Send</button>
    </form>
  );
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

test.each([
  ['a password manager', fill],
  ['a script of the page', fillInPage],
])('a value that %s fills in is submitted, also for controlled fields', async (_, write) => {
  const onSend = vi.fn<(city: string, state: string) => void>();
  function Page() {
    const [city, setCity] = useState('');
    const [state, setState] = useState('');
    return (
      <>
        <form>
          <input aria-label="City" value={city} onChange={({ target }) => setCity(target.value)} />
        </form>
        <Form onSubmit={() => onSend(city, state)}>
          <select
            aria-label="State"
            value={state}
            onChange={({ target }) => setState(target.value)}
          >
            <option value="">Choose</option>
            <option value="FL">Florida</option>
          </select>
        </Form>
      </>
    );
  }
  render(<Page />);
  write('City', 'Miami');
  write('State', 'FL');
  await send();
  expect(onSend).toHaveBeenCalledExactlyOnceWith('Miami', 'FL');
});

test('a value that a script of the page writes into an uncontrolled field is reported only once', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(
    <Form>
      <input aria-label="City" onChange={({ target }) => onChange(target.value)} />
    </Form>,
  );
  fillInPage('City', 'Miami');
  await send();
  await send();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('Miami');
});

test('the masked form of a number is never reported as its value', async () => {
  const onChange = vi.fn();
  render(
    <Form>
      <input aria-label="SSN" value="•••-••-6789" onChange={onChange} />
    </Form>,
  );
  await send();
  expect(onChange).not.toHaveBeenCalled();
});

test('values that React already has, checkboxes and file inputs are not reported', async () => {
  const onChange = vi.fn();
  render(
    <Form>
      <input aria-label="City" onChange={onChange} />
      <input aria-label="Agreed" type="checkbox" onChange={onChange} />
      <input aria-label="Photo" type="file" onChange={onChange} />
    </Form>,
  );
  await userEvent.type(screen.getByLabelText('City'), 'M');
  await userEvent.click(screen.getByLabelText('Agreed'));
  await userEvent.upload(screen.getByLabelText('Photo'), new File(['x'], 'photo.jpg'));
  await send();
  onChange.mockClear();
  await send();
  expect(onChange).not.toHaveBeenCalled();
});
