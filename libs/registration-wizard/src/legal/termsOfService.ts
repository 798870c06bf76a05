import {
  agreements,
  cardFeePercent,
  costMessages,
  openingFeeText,
  serviceMessages,
} from '@bank-bonuses/product';
import type { LegalText } from './legalText.ts';

export const termsOfService: LegalText = {
  id: agreements.terms_of_service.id,
  title: 'Terms of Service',
  ...agreements.terms_of_service.current,
  status: 'draft for counsel',
  sections: [
    {
      heading: '1. The service',
      paragraphs: [
        serviceMessages.work,
        'You take part as an independent contractor. The Independent Contractor Agreement is a part of these terms.',
      ],
    },
    {
      heading: '2. Who may register',
      paragraphs: [
        'You must be at least 18 years old, hold a social security number, register for yourself only, and give true and complete answers. You tell us when an answer changes.',
      ],
    },
    {
      heading: '3. What you pay up front',
      paragraphs: [
        costMessages.upfront,
        `You may pay by card, by bill pay or by wire. ${costMessages.card} A card is charged only after you have authorized it, up to ${openingFeeText} plus the ${cardFeePercent}% processing fee.`,
      ],
    },
    {
      heading: '4. Success fees',
      paragraphs: [costMessages.accountOpening, costMessages.referral],
    },
    {
      heading: '5. Access to banks, and your consent',
      paragraphs: [serviceMessages.consent, serviceMessages.codes, serviceMessages.noPromise],
    },
    {
      heading: '6. Revoking your consent',
      paragraphs: [serviceMessages.revocation, costMessages.revocation],
    },
    {
      heading: '7. Payments to you',
      paragraphs: [serviceMessages.payout, serviceMessages.transferTime],
    },
    {
      heading: '8. Your data',
      paragraphs: [serviceMessages.data],
    },
    {
      heading: '9. Law and disputes',
      paragraphs: [
        'These terms are governed by the law of the State of Delaware.',
        'Disputes are decided by binding arbitration of the American Arbitration Association (AAA), held virtually before a single arbitrator.',
      ],
    },
    {
      heading: '10. Changes',
      paragraphs: [
        'Each version of these terms has a number and a date. The version that you accepted, and the moment at which you accepted it, are kept with your registration. A new version binds you once you have accepted it.',
      ],
    },
  ],
};
