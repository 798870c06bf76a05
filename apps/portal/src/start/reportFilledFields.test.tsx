import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { reportFilledFields } from './reportFilledFields.ts';

beforeEach(reportFilledFields);

/** Writes as a password manager's script does that sends no event. */
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

test('what a script has filled in is sent, also where React keeps the value', async () => {
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

test('what was typed, ticked or chosen is not told of again', async () => {
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
  onChange.mockClear();
  await send();
  expect(onChange).not.toHaveBeenCalled();
});
