import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { reportFilledFields } from './reportFilledFields.ts';

beforeEach(reportFilledFields);

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

test('values that a password manager fills in are submitted, also those of another form', async () => {
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
  fill('City', 'Miami');
  fill('State', 'FL');
  await send();
  expect(onSend).toHaveBeenCalledExactlyOnceWith('Miami', 'FL');
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
