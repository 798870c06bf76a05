import type { FilePayload, RegistrationPayload } from '@bank-bonuses/api-client';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { DemoCustomer } from './demoCustomers.ts';

/** Returns a single-color JPEG as a placeholder for a photo. */
async function picture(name: string, background: string): Promise<FilePayload> {
  const canvas = { width: 640, height: 404, channels: 3, background } as const;
  const jpeg = await sharp({ create: canvas }).jpeg().toBuffer();
  return {
    filename: `${name}.jpg`,
    content_type: 'image/jpeg',
    data: `data:image/jpeg;base64,${jpeg.toString('base64')}`,
  };
}

/** The answers of each demo customer that differ from those of the others, by name. */
const answers = JSON.parse(
  readFileSync(join(import.meta.dirname, 'records', 'registrations.json'), 'utf8'),
) as Record<string, Partial<RegistrationPayload>>;

/** Returns a card that the test card processor approves, billed to the customer's address. */
function cardOf(own: Partial<RegistrationPayload>, holder: string, now: Date) {
  const { address_line_1 = '', address_line_2, city = '', state = 'MA', zip_code = 0 } = own;
  return {
    payment_sent: false,
    card_number: '4242424242424242',
    card_expiry_month: '12',
    card_expiry_year: String(now.getUTCFullYear() + 3),
    card_security_code: '123',
    card_holder_name: holder,
    billing_country: 'United States',
    billing_address_line_1: address_line_1,
    ...(address_line_2 !== undefined && { billing_address_line_2: address_line_2 }),
    billing_city: city,
    billing_state: state,
    billing_zip_code: String(zip_code).padStart(5, '0'),
    card_authorization_accepted_at: now.toISOString(),
  } as const;
}

/** Returns the registration of a demo customer: by passport and bill payment, unless it says else. */
export async function demoRegistration(
  { name, email, password }: DemoCustomer,
  { authId, now }: { authId: string; now: Date },
): Promise<RegistrationPayload> {
  const own = answers[name] ?? {};
  const [first_name = '', last_name = ''] = name.split(' ');
  const common = {
    auth_id: authId,
    email,
    password,
    personal_email: email,
    first_name,
    last_name,
    is_us_citizen: true,
    irs_withholding: false,
    existing_bank_accounts: [],
    id_card_type: 'passport',
    payment_method: 'bill_pay',
    payment_sent: true,
    selfie_photo: await picture('selfie', '#7a6a58'),
    terms_accepted_at: now.toISOString(),
    contractor_agreement_accepted_at: now.toISOString(),
    ...own,
    ...(own.payment_method === 'card' && cardOf(own, name, now)),
  };
  const photos =
    common.id_card_type === 'passport'
      ? { passport_photo: await picture('passport', '#3a4a58') }
      : {
          dl_photo_front: await picture('license-front', '#3f6c8f'),
          dl_photo_back: await picture('license-back', '#2f4f68'),
        };
  return { ...common, ...photos } as RegistrationPayload;
}
