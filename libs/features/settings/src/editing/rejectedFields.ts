import { HttpError, type ProfileUpdate } from '@bank-bonuses/api-client';

/** The labels under which the cards show the fields of a profile update. */
const labels = new Map<string, string>(
  Object.entries({
    personal_email: 'Email',
    personal_phone: 'Phone',
    address_line_1: 'Address line 1',
    address_line_2: 'Address line 2',
    city: 'City',
    state: 'State',
    zip_code: 'ZIP code',
    occupation: 'Occupation',
    employer: 'Employer',
    income: 'Annual income',
    irs_withholding: 'IRS withholding',
  } satisfies Record<keyof ProfileUpdate, string>),
);

/** Returns one line per field that the service rejected, or `undefined` if the error names no field. */
export function rejectedFields(error: unknown): string | undefined {
  if (!(error instanceof HttpError) || error.code !== 'invalid_request') return undefined;
  const lines = error.fieldErrors.map(({ field, message }) => {
    const label = labels.get(field);
    return label ? `${label}: ${message}` : message;
  });
  return lines.join('\n') || undefined;
}
