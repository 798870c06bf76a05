import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { RadioCards } from '../RadioCards/RadioCards.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'card', label: 'Card', description: '$5,150.00' },
  { value: 'wire', label: 'Wire' },
];

test.each([RadioGroup, RadioCards])(
  'allows a single choice in a group of radios',
  async (Radios) => {
    const onValueChange = vi.fn();
    render(
      <Radios
        label="How to pay"
        options={options}
        value="card"
        onValueChange={onValueChange}
        error="Please select a payment method"
      />,
    );
    const group = screen.getByRole('radiogroup', { name: 'How to pay' });
    expect(group).toHaveAccessibleDescription('Please select a payment method');
    expect(group).toBeInvalid();
    const card = within(group).getByRole('radio', { name: 'Card' });
    expect(card).toBeChecked();
    expect(card).toHaveAccessibleDescription('$5,150.00');
    await userEvent.click(within(group).getByText('Wire'));
    expect(onValueChange).toHaveBeenCalledWith('wire');
  },
);

test('works uncontrolled, supports arrow keys, and passes its first radio to the ref', async () => {
  const ref = createRef<HTMLInputElement>();
  render(<RadioGroup label="How to pay" options={options} defaultValue="card" ref={ref} />);
  expect(ref.current).toBe(screen.getByRole('radio', { name: 'Card' }));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Wire' })).toBeChecked();
});

test('two groups on one page have separate choices', async () => {
  render(
    <>
      <RadioGroup label="First" options={options} defaultValue="card" />
      <RadioGroup label="Second" options={options} />
    </>,
  );
  const second = screen.getByRole('radiogroup', { name: 'Second' });
  await userEvent.click(within(second).getByRole('radio', { name: 'Wire' }));
  const first = screen.getByRole('radiogroup', { name: 'First' });
  expect(within(first).getByRole('radio', { name: 'Card' })).toBeChecked();
});
