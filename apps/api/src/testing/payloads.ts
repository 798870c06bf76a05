import type { FilePayload, RegistrationPayload } from '@bank-bonuses/api-client';
import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { testCards } from '../payments/testProcessor.ts';
import type { FakeUser } from './fakeIdentity.ts';

/** Creates a small photo with a marker in its metadata. */
export async function photo(marker = 'no marker', filename = 'photo.jpg'): Promise<FilePayload> {
  const bytes = await sharp({ create: { width: 32, height: 20, channels: 3, background: '#456' } })
    .withExif({ IFD0: { ImageDescription: marker, Copyright: marker } })
    .jpeg()
    .toBuffer();
  return dataUrl(bytes, filename, 'image/jpeg');
}

export function dataUrl(bytes: Buffer, filename: string, type: string): FilePayload {
  return { filename, content_type: type, data: `data:${type};base64,${bytes.toString('base64')}` };
}

const ssns = 100_000_000;
let nextSsn = randomInt(ssns);

/**
 * Returns an invalid SSN, a different one each time, so that two customers of a process never share one by
 * accident.
 */
export function fictionalSsn(): string {
  nextSsn = (nextSsn + 1) % ssns;
  return `9${String(nextSsn).padStart(8, '0')}`;
}

const smallPhoto = await photo();

/** Returns the registration of a US citizen who has a driver's license and pays by card. */
export function cardPayload(
  user: FakeUser,
  changes: Partial<RegistrationPayload> = {},
): RegistrationPayload {
  return {
    ...person(user),
    id_card_type: 'drivers_license',
    dl_photo_front: smallPhoto,
    dl_photo_back: smallPhoto,
    payment_method: 'card',
    payment_sent: false,
    card_number: testCards.approved,
    card_expiry_month: '04',
    card_expiry_year: '2031',
    card_security_code: '987',
    card_holder_name: 'Avery Example',
    billing_address_line_1: '12 Sample Street',
    billing_city: 'Agawam',
    billing_state: 'MA',
    billing_zip_code: '01001',
    billing_country: 'United States',
    card_authorization_accepted_at: '2026-11-20T15:04:12.000Z',
    ...changes,
  };
}

/** Returns the registration of a US citizen who has a passport and pays by wire transfer. */
export function wirePayload(
  user: FakeUser,
  changes: Partial<RegistrationPayload> = {},
): RegistrationPayload {
  return {
    ...person(user),
    id_card_type: 'passport',
    passport_photo: smallPhoto,
    payment_method: 'wire',
    payment_sent: true,
    ...changes,
  };
}

function person(user: FakeUser) {
  return {
    auth_id: user.id,
    email: user.email,
    password: user.password,
    personal_email: user.email,
    personal_phone: '5550100123',
    first_name: 'Avery',
    last_name: 'Example',
    ssn: fictionalSsn(),
    date_of_birth: '1990-04-12',
    address_line_1: '12 Sample Street',
    city: 'Agawam',
    state: 'MA',
    zip_code: 1001,
    selfie_photo: smallPhoto,
    is_us_citizen: true,
    occupation: '',
    employer: '',
    income: 75_000,
    mothers_maiden_name: 'Placeholder',
    irs_withholding: false,
    existing_bank_accounts: [{ institution: 'Chase', accountTypes: ['Personal Checking'] }],
    terms_accepted_at: '2026-11-20T15:04:05.000Z',
    contractor_agreement_accepted_at: '2026-11-20T15:04:09.000Z',
  } satisfies Partial<RegistrationPayload>;
}
