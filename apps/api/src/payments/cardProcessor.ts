/**
 * A card as the customer entered it. Kept in memory for one request and sent to the processor;
 * never stored.
 */
export interface CardDetails {
  number: string;
  expiryMonth: string;
  expiryYear: string;
  securityCode: string;
  holderName: string;
  billingAddress: {
    line1: string;
    line2: string | undefined;
    city: string;
    state: string;
    zipCode: string;
    country: string;
  };
}

export interface ChargeRequest {
  /**
   * Key of the charge. For a known key, the processor repeats its response and does not charge
   * again.
   */
  idempotencyKey: string;
  /** In US cents. */
  amountCents: number;
  card: CardDetails;
}

/** Reasons for a decline that may be shown to the cardholder. */
export const declineReasons = [
  'insufficient_funds',
  'expired_card',
  'incorrect_details',
  'limit_exceeded',
  'not_supported',
] as const;

export type DeclineReason = (typeof declineReasons)[number];

/** The processor's decision, including all card data that is stored. */
export type ChargeResult =
  | {
      outcome: 'approved';
      reference: string;
      amountCents: number;
      brand: string;
      last4: string;
      expiryMonth: string;
      expiryYear: string;
    }
  | { outcome: 'declined'; reference: string; reason?: DeclineReason | undefined };

/**
 * The card processor. If a call throws, the outcome is unknown and the card may have been charged.
 * Then call `findCharge`, or `charge` with the same key, to get the outcome.
 */
export interface CardProcessor {
  /** Name for the log. */
  readonly name: string;
  charge(request: ChargeRequest, signal: AbortSignal): Promise<ChargeResult>;
  /** Returns the result for a key, if the processor has made a decision. */
  findCharge(idempotencyKey: string, signal: AbortSignal): Promise<ChargeResult | undefined>;
}

/**
 * Thrown when the processor returns no decision. The code is for the log and contains nothing about
 * the card.
 */
export class ProcessorError extends Error {
  readonly code: string;

  constructor(code: string) {
    super('The card processor returned no decision.');
    this.name = 'ProcessorError';
    this.code = code;
  }
}
