import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { agreements, type AgreementKind } from '../agreements.ts';
import { cardFeePercent, costMessages, openingFeeText } from '../fees.ts';
import { serviceMessages } from '../service.ts';
import {
  contractorAgreement,
  loadAgreementText,
  termsOfService,
  type AgreementText,
} from './index.ts';

const textOf = ({ sections }: AgreementText) =>
  sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]).join('\n');

// A released text never changes. A changed text is a new version, with a new line here.
const released: [AgreementKind, string, string][] = [
  ['terms_of_service', '1.0-draft', 'a24811603117cb63'],
  ['contractor_agreement', '1.0-draft', '75f91dd642baec8d'],
  ['terms_of_service', '1.1-draft', 'fd784ad35bd6def5'],
  ['contractor_agreement', '1.1-draft', 'f31aaf8999e48c77'],
];

test.each(released)('the %s of version %s is unchanged', async (kind, version, hash) => {
  const text = await loadAgreementText(kind, version);
  const actual = createHash('sha256')
    .update(text ? textOf(text) : '')
    .digest('hex');
  expect(actual.slice(0, 16)).toBe(hash);
});

test('every version of every agreement has its text', () => {
  const listed = Object.entries(agreements).flatMap(([kind, { versions }]) =>
    versions.map(({ version }) => `${kind} ${version}`),
  );
  expect(released.map(([kind, version]) => `${kind} ${version}`).sort()).toEqual(listed.sort());
});

test.each([
  ['terms_of_service', '9.0', termsOfService],
  ['contractor_agreement', undefined, contractorAgreement],
] as const)(
  'the %s of version %s is unknown; the current one is known',
  async (kind, version, current) => {
    expect(await loadAgreementText(kind, version)).toBeUndefined();
    expect(await loadAgreementText(kind, agreements[kind].current.version)).toBe(current);
  },
);

test('the current terms have every text about costs and the service that the portal shows', () => {
  for (const text of Object.values({ ...costMessages, ...serviceMessages }))
    expect(textOf(termsOfService)).toContain(text);
});

describe.each([
  ['terms of service', termsOfService],
  ['contractor agreement', contractorAgreement],
])('the current %s', (_name, text) => {
  test.each([
    [
      'the upfront sum and the amount for each bonus',
      /upfront agreed sum.*amount required to qualify for each bonus/s,
    ],
    ['the account opening fee', openingFeeText],
    ['the success fees', /25%.*non-refundable.*50%|25%.*50%.*non-refundable/s],
    ['pay by ACH', /ACH/],
    ['revocation in the portal or by email', /in the portal or by email/],
    ['the end of activity', /within 7 business days/],
    ['Delaware law', /Delaware/],
    [
      'arbitration',
      /binding arbitration of the American Arbitration Association \(AAA\), held virtually before a single arbitrator/,
    ],
  ])('has %s', (_fact, passage) => {
    expect(textOf(text)).toMatch(passage);
  });
});

test('the current terms name the card fee', () => {
  expect(textOf(termsOfService)).toContain(`processing fee of ${cardFeePercent}%`);
});
