/** A card as typed. Kept in memory for one request, sent to the processor, never stored. */
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
  /** The processor repeats its response for the same key and never charges it twice. */
  idempotencyKey: string;
  amountCents: number;
  currency: 'USD';
  card: CardDetails;
}

/** Reasons for a declined card that its holder may be shown. */
export const declineReasons = [
  'insufficient_funds',
  'expired_card',
  'incorrect_details',
  'limit_exceeded',
  'not_supported',
] as const;

export type DeclineReason = (typeof declineReasons)[number];

/** The processor's decision. Nothing else about the card is stored. */
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
 * The card processor. If a call throws, the outcome is unknown: the charge may exist. `findCharge`
 * or a repeat with the same key returns the outcome.
 */
export interface CardProcessor {
  /** Name for the log, and to recognize the test processor at start. */
  readonly name: string;
  /** Whether no money moves; production rejects such a processor. */
  readonly isTest: boolean;
  charge(request: ChargeRequest, signal: AbortSignal): Promise<ChargeResult>;
  /** Returns the result for a key, if the processor has made a decision. */
  findCharge(idempotencyKey: string, signal: AbortSignal): Promise<ChargeResult | undefined>;
}

/**
 * The processor returned no decision. The code is for the log and contains nothing about the card.
 */
export class ProcessorError extends Error {
  readonly code: string;

  constructor(code: string) {
    super('The card processor gave no decision.');
    this.name = 'ProcessorError';
    this.code = code;
  }
}
