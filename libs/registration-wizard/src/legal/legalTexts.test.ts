import { describe, expect, test } from 'vitest';
import { contractorAgreement } from './contractorAgreement.ts';
import { termsOfService } from './termsOfService.ts';

const textOf = ({ sections }: typeof termsOfService) =>
  sections.flatMap(({ paragraphs }) => paragraphs).join('\n');

describe.each([termsOfService, contractorAgreement])('$title', (text) => {
  test('has a version and a date, and is marked as a draft', () => {
    expect(text.version).toMatch(/draft/);
    expect(text.effectiveDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(text.status).toBe('draft for counsel');
  });

  test.each([
    [
      'the upfront sum and the amount for each bonus',
      /upfront agreed sum.*amount required to qualify for each bonus/s,
    ],
    ['the account opening fee', /\$5,000/],
    ['the success fees', /25%.*50%/s],
    ['pay by ACH', /ACH/],
    ['revocation in the portal or by email', /in the portal or by email/],
    ['the end of activity', /within 7 business days/],
    ['Delaware law', /Delaware/],
    [
      'arbitration',
      /binding arbitration of the American Arbitration Association \(AAA\), held virtually before a single arbitrator/,
    ],
  ])('covers %s', (_, passage) => {
    expect(textOf(text)).toMatch(passage);
  });
});

test('the terms name the card fee', () => {
  expect(textOf(termsOfService)).toMatch(/processing fee of 3%/);
  expect(textOf(termsOfService)).toMatch(/non-refundable/);
});
