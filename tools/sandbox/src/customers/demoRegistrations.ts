import type { FilePayload, RegistrationPayload } from '@bank-bonuses/api-client';
import sharp from 'sharp';
import {
  allSignInsCustomer,
  earningCustomer,
  firstDayCustomer,
  newCustomer,
  secondStepCustomer,
  unconfirmedCustomer,
  type DemoCustomer,
} from './demoCustomers.ts';

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

/** Returns the fields of a registration that all demo customers share. */
async function common(customer: DemoCustomer, authId: string, acceptedAt: Date) {
  const [firstName = '', lastName = ''] = customer.name.split(' ');
  return {
    auth_id: authId,
    email: customer.email,
    password: customer.password,
    personal_email: customer.email,
    first_name: firstName,
    last_name: lastName,
    selfie_photo: await picture('selfie', '#7a6a58'),
    irs_withholding: false,
    terms_accepted_at: acceptedAt.toISOString(),
    contractor_agreement_accepted_at: acceptedAt.toISOString(),
  };
}

/** Returns a card that the test card processor approves. */
const cardOf = (now: Date, holder: string) => ({
  card_number: '4242424242424242',
  card_expiry_month: '12',
  card_expiry_year: String(now.getUTCFullYear() + 3),
  card_security_code: '123',
  card_holder_name: holder,
  billing_country: 'United States' as const,
  card_authorization_accepted_at: now.toISOString(),
});

async function earningRegistration(authId: string, now: Date): Promise<RegistrationPayload> {
  return {
    ...(await common(earningCustomer, authId, now)),
    personal_phone: '5550100142',
    ssn: '900450001',
    date_of_birth: '1988-03-14',
    address_line_1: '48 Sample Street',
    address_line_2: 'Apt 3',
    city: 'Agawam',
    state: 'MA',
    zip_code: 1001,
    id_card_type: 'drivers_license',
    dl_photo_front: await picture('license-front', '#3f6c8f'),
    dl_photo_back: await picture('license-back', '#2f4f68'),
    is_us_citizen: true,
    occupation: 'Illustrator',
    employer: 'Example Studio',
    income: 75_000,
    mothers_maiden_name: 'Sampleton',
    existing_bank_accounts: [
      { institution: 'Chase', accountTypes: ['Personal Checking', 'Personal Savings'] },
      { institution: 'Fidelity', accountTypes: ['Roth IRA'] },
    ],
    payment_method: 'card',
    payment_sent: false,
    ...cardOf(now, 'Maya Torres'),
    billing_address_line_1: '48 Sample Street',
    billing_address_line_2: 'Apt 3',
    billing_city: 'Agawam',
    billing_state: 'MA',
    billing_zip_code: '01001',
  };
}

async function newRegistration(authId: string, now: Date): Promise<RegistrationPayload> {
  return {
    ...(await common(newCustomer, authId, now)),
    personal_phone: '5550100177',
    ssn: '900450002',
    date_of_birth: '1995-11-02',
    address_line_1: '7 Fictional Avenue',
    city: 'San Francisco',
    state: 'CA',
    zip_code: 94_105,
    id_card_type: 'passport',
    passport_photo: await picture('passport', '#5b3a44'),
    is_us_citizen: false,
    permanent_resident: true,
    citizenship_country: 'South Korea',
    occupation: '',
    employer: '',
    income: 0,
    mothers_maiden_name: 'Placeholder',
    existing_bank_accounts: [],
    payment_method: 'wire',
    payment_sent: true,
  };
}

async function unconfirmedRegistration(authId: string, now: Date): Promise<RegistrationPayload> {
  return {
    ...(await common(unconfirmedCustomer, authId, now)),
    personal_phone: '5550100199',
    ssn: '900450003',
    date_of_birth: '1979-07-30',
    address_line_1: '230 Invented Road',
    city: 'Austin',
    state: 'TX',
    zip_code: 78_701,
    id_card_type: 'passport',
    passport_photo: await picture('passport', '#44583a'),
    is_us_citizen: true,
    occupation: 'Teacher',
    employer: 'Example School',
    income: 58_000,
    mothers_maiden_name: 'Specimen',
    existing_bank_accounts: [{ institution: 'Ally Bank', accountTypes: ['Personal Savings'] }],
    payment_method: 'bill_pay',
    payment_sent: true,
  };
}

async function secondStepRegistration(authId: string, now: Date): Promise<RegistrationPayload> {
  return {
    ...(await common(secondStepCustomer, authId, now)),
    personal_phone: '5550100166',
    ssn: '900450004',
    date_of_birth: '1990-05-21',
    address_line_1: '15 Imaginary Lane',
    city: 'Portland',
    state: 'OR',
    zip_code: 97_201,
    id_card_type: 'passport',
    passport_photo: await picture('passport', '#3a4a58'),
    is_us_citizen: true,
    occupation: 'Accountant',
    employer: 'Example Books',
    income: 64_000,
    mothers_maiden_name: 'Illustration',
    existing_bank_accounts: [],
    payment_method: 'bill_pay',
    payment_sent: true,
  };
}

async function firstDayRegistration(authId: string, now: Date): Promise<RegistrationPayload> {
  return {
    ...(await common(firstDayCustomer, authId, now)),
    personal_phone: '5550100155',
    ssn: '900450005',
    date_of_birth: '1993-09-09',
    address_line_1: '61 Pretend Court',
    city: 'Columbus',
    state: 'OH',
    zip_code: 43_215,
    id_card_type: 'passport',
    passport_photo: await picture('passport', '#58503a'),
    is_us_citizen: true,
    occupation: 'Nurse',
    employer: 'Example Clinic',
    income: 71_000,
    mothers_maiden_name: 'Template',
    existing_bank_accounts: [],
    payment_method: 'card',
    payment_sent: false,
    ...cardOf(now, 'Eli Brooks'),
    billing_address_line_1: '61 Pretend Court',
    billing_city: 'Columbus',
    billing_state: 'OH',
    billing_zip_code: '43215',
  };
}

async function allSignInsRegistration(authId: string, now: Date): Promise<RegistrationPayload> {
  return {
    ...(await common(allSignInsCustomer, authId, now)),
    personal_phone: '5550100144',
    ssn: '900450006',
    date_of_birth: '1986-02-17',
    address_line_1: '90 Makebelieve Way',
    city: 'Denver',
    state: 'CO',
    zip_code: 80_202,
    id_card_type: 'passport',
    passport_photo: await picture('passport', '#3a5858'),
    is_us_citizen: true,
    occupation: 'Architect',
    employer: 'Example Design',
    income: 82_000,
    mothers_maiden_name: 'Draft',
    existing_bank_accounts: [],
    payment_method: 'wire',
    payment_sent: true,
  };
}

/** The registration payload of each demo customer, by email address. */
export const demoRegistrations: Record<
  string,
  (authId: string, now: Date) => Promise<RegistrationPayload>
> = {
  [earningCustomer.email]: earningRegistration,
  [newCustomer.email]: newRegistration,
  [unconfirmedCustomer.email]: unconfirmedRegistration,
  [secondStepCustomer.email]: secondStepRegistration,
  [firstDayCustomer.email]: firstDayRegistration,
  [allSignInsCustomer.email]: allSignInsRegistration,
};
