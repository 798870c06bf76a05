import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { useForm, type UseFormRegisterReturn } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import {
  CardExpiryField,
  CardNumberField,
  CardSecurityCodeField,
  Checkbox,
  DateField,
  OneTimeCodeField,
  PasswordField,
  PhoneField,
  SelectField,
  Switch,
  TextArea,
  TextField,
  ZipField,
} from './index.ts';

type Registered = UseFormRegisterReturn<'answer'>;
interface FormProps {
  field: (registered: Registered) => ReactElement;
  initial: unknown;
  onSubmit: (answer: unknown) => void;
}

function Form({ field, initial, onSubmit }: FormProps) {
  const { register, handleSubmit } = useForm<{ answer: unknown }>({
    defaultValues: { answer: initial },
  });
  return (
    <form onSubmit={(event) => void handleSubmit(({ answer }) => onSubmit(answer))(event)}>
      {field(register('answer'))}
      <button type="submit">Send</button>
    </form>
  );
}

interface Entering {
  initial?: unknown;
  enter?: () => Promise<void>;
}

async function answerOf(
  field: FormProps['field'],
  { initial = '', enter = () => Promise.resolve() }: Entering = {},
) {
  const onSubmit = vi.fn();
  render(<Form field={field} initial={initial} onSubmit={onSubmit} />);
  await enter();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  return onSubmit.mock.lastCall?.[0] as unknown;
}

const label = 'Answer';
const texts: [name: string, field: FormProps['field'], typed: string, answer: string][] = [
  ['TextField', (r) => <TextField label={label} {...r} />, 'Avery', 'Avery'],
  ['TextArea', (r) => <TextArea label={label} {...r} />, 'a{Enter}b', 'a\nb'],
  ['PasswordField', (r) => <PasswordField label={label} autoComplete="off" {...r} />, 'x y', 'x y'],
  ['PhoneField', (r) => <PhoneField label={label} {...r} />, '5550100123', '5550100123'],
  ['DateField', (r) => <DateField label={label} {...r} />, '1990-04-12', '1990-04-12'],
  ['ZipField', (r) => <ZipField label={label} {...r} />, '123456789', '12345-6789'],
  ['CardNumberField', (r) => <CardNumberField label={label} {...r} />, '42424242', '4242 4242'],
  ['CardExpiryField', (r) => <CardExpiryField label={label} {...r} />, '1230', '12/30'],
  ['CardSecurityCodeField', (r) => <CardSecurityCodeField label={label} {...r} />, '12345', '1234'],
  ['OneTimeCodeField', (r) => <OneTimeCodeField label={label} {...r} />, '123456', '123456'],
];

test.each(texts)(
  '%s accepts register() of react-hook-form',
  async (_name, field, typed, answer) => {
    const enter = () => userEvent.type(screen.getByLabelText(label), typed);
    expect(await answerOf(field, { enter })).toBe(answer);
  },
);

test.each(texts)('%s shows a default value of react-hook-form', async (...row) => {
  const [, field, , answer] = row;
  expect(await answerOf(field, { initial: answer })).toBe(answer);
  expect(screen.getByLabelText(label)).toHaveValue(answer);
});

const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
];

test('SelectField accepts register() of react-hook-form', async () => {
  const select = (r: Registered) => <SelectField label={label} options={options} {...r} />;
  const choose = () =>
    userEvent.selectOptions(screen.getByLabelText(label), 'b').then(() => undefined);
  expect(await answerOf(select, { initial: 'a', enter: choose })).toBe('b');
});

test.each([
  ['Checkbox', (r: Registered) => <Checkbox label={label} {...r} />],
  ['Switch', (r: Registered) => <Switch label={label} {...r} />],
])('%s accepts register() of react-hook-form', async (_name, field) => {
  const enter = () => userEvent.click(screen.getByLabelText(label));
  expect(await answerOf(field, { initial: false, enter })).toBe(true);
});
