import type { RegistrationPayload } from '@bank-bonuses/api-client';
import { httpErrors } from '../http/index.ts';
import type { CardDetails } from '../payments/index.ts';

const secrets = ['password', 'card_number', 'card_security_code'] as const;

/** What has done its work before a registration is written, and must not be there to be written. */
export type RegistrationSecret = (typeof secrets)[number];

/** The card as the processor takes it; undefined when somebody pays in another way. */
export function cardOf(payload: RegistrationPayload): CardDetails | undefined {
  if (payload.payment_method !== 'card') return undefined;
  const given = (value: string | undefined) => {
    // The contract demands every one of them for a card.
    if (value === undefined) throw httpErrors.badRequest();
    return value;
  };
  return {
    number: given(payload.card_number).replaceAll(/[ -]/g, ''),
    expiryMonth: given(payload.card_expiry_month),
    expiryYear: given(payload.card_expiry_year),
    securityCode: given(payload.card_security_code),
    holderName: given(payload.card_holder_name),
    billingAddress: {
      line1: given(payload.billing_address_line_1),
      line2: payload.billing_address_line_2,
      city: given(payload.billing_city),
      state: given(payload.billing_state),
      zipCode: given(payload.billing_zip_code),
      country: given(payload.billing_country),
    },
  };
}

/** Removes them from the payload itself: whoever holds it does not hold them any more. */
export function dropSecrets(
  payload: RegistrationPayload,
): Omit<RegistrationPayload, RegistrationSecret> {
  const sent: Partial<RegistrationPayload> = payload;
  for (const secret of secrets) delete sent[secret];
  return payload;
}
