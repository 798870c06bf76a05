import type { ProfileUpdate } from '@bank-bonuses/api-client';
import { fireEvent, screen, within } from '@testing-library/react';

export interface Edit {
  section: string;
  /** Text to type into each field, by label. */
  typed: Record<string, string>;
  chosen?: string;
  sent: ProfileUpdate;
  /** Displayed value before the edit. */
  before: string;
  after: string;
  saved: string;
}

/** One edit in each of the five sections. */
export const edits: readonly Edit[] = [
  {
    section: 'email',
    typed: { Email: 'new@example.com' },
    sent: { personal_email: 'new@example.com' },
    before: 'avery@example.com',
    after: 'new@example.com',
    saved: 'Email updated successfully',
  },
  {
    section: 'phone',
    typed: { Phone: '555-010-0177' },
    sent: { personal_phone: '5550100177' },
    before: '(555) 010-0123',
    after: '(555) 010-0177',
    saved: 'Phone updated successfully',
  },
  {
    section: 'address',
    typed: { City: 'Newtown', State: 'ct' },
    sent: {
      address_line_1: '12 Sample Street',
      address_line_2: 'Apt 3',
      city: 'Newtown',
      state: 'CT',
      zip_code: 1001,
    },
    before: 'Agawam',
    after: 'Newtown',
    saved: 'Address updated successfully',
  },
  {
    section: 'employment',
    typed: { Employer: 'Another School' },
    sent: { occupation: 'Teacher', employer: 'Another School', income: '$75,000' },
    before: 'Sample School',
    after: 'Another School',
    saved: 'Employment information updated successfully',
  },
  {
    section: 'IRS withholding',
    typed: {},
    chosen: 'Yes',
    sent: { irs_withholding: true },
    before: 'No',
    after: 'Yes',
    saved: 'IRS withholding status updated successfully',
  },
];

/** Returns the form of the open section. */
const form = (section: string) => within(screen.getByRole('form', { name: `Edit ${section}` }));

/** Types the edit's values into the open section. */
export function type({ section, typed, chosen }: Edit): void {
  for (const [label, value] of Object.entries(typed)) {
    fireEvent.change(field(section, label), { target: { value } });
  }
  if (chosen) fireEvent.click(field(section, chosen));
}

/** Returns whether the open section still contains everything that was typed. */
export const holdsTyped = ({ section, typed, chosen }: Edit): boolean =>
  Object.entries(typed).every(
    ([label, value]) => field(section, label).value.toLowerCase() === value.toLowerCase(),
  ) &&
  (!chosen || field(section, chosen).checked);

const field = (section: string, label: string) =>
  form(section).getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
