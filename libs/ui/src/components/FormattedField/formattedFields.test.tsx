import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CardExpiryField } from '../CardExpiryField/CardExpiryField.tsx';
import { CardSecurityCodeField } from '../CardSecurityCodeField/CardSecurityCodeField.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { ZipField } from '../ZipField/ZipField.tsx';

const field = () => screen.getByRole('textbox', { name: 'Answer' });

// `reactHookForm.test.tsx` types into each of these fields.
test.each([
  ['CardExpiryField', CardExpiryField, 'numeric', 'cc-exp', '2027-04', '04/27'],
  ['CardSecurityCodeField', CardSecurityCodeField, 'numeric', 'cc-csc', 'CVC 123', '123'],
  ['ZipField', ZipField, 'numeric', 'postal-code', '01001 – 1234', '01001-1234'],
  ['PhoneField', PhoneField, 'tel', 'tel', '+44 20 7946 0958', '+44 20 7946 0958'],
])(
  '%s has its keypad and autocomplete, which a page can extend, and formats pasted text',
  async (_name, Field, keypad, autoComplete, pasted, written) => {
    const { rerender } = render(<Field label="Answer" />);
    expect(field()).toHaveAttribute('inputmode', keypad);
    expect(field()).toHaveAttribute('autocomplete', autoComplete);
    await userEvent.click(field());
    await userEvent.paste(pasted);
    expect(field()).toHaveValue(written);
    rerender(<Field label="Answer" autoComplete={`section-other ${autoComplete}`} />);
    expect(field()).toHaveAttribute('autocomplete', `section-other ${autoComplete}`);
  },
);

test.each([
  ['0228', '02/28'],
  ['2/28', '02/28'],
  ['2.28', '02/28'],
  ['02/2028', '02/28'],
  ['022028', '02/28'],
  ['202802', '02/28'],
  ['2028-12', '12/28'],
  ['12/289', '12/28'],
])('the expiry %s, typed key by key, becomes %s', async (typed, written) => {
  render(<CardExpiryField label="Answer" />);
  await userEvent.type(field(), typed);
  expect(field()).toHaveValue(written);
});
