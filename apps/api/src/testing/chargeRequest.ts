import type { CardDetails, ChargeRequest } from '../payments/cardProcessor.ts';

/**
 * Returns a charge of the opening fee plus the card fee, in US cents, to a card that has not
 * expired.
 */
export function chargeRequest(
  idempotencyKey: string,
  changes: Partial<CardDetails> = {},
): ChargeRequest {
  return {
    idempotencyKey,
    amountCents: 515_000,
    card: {
      number: '4242424242424242',
      expiryMonth: '04',
      expiryYear: '2031',
      securityCode: '987',
      holderName: 'Avery Example',
      billingAddress: {
        line1: '12 Sample Street',
        line2: undefined,
        city: 'Agawam',
        state: 'MA',
        zipCode: '01001',
        country: 'United States',
      },
      ...changes,
    },
  };
}
