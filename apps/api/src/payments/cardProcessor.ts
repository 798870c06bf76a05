/** A card as it was typed. Held in memory for one request, handed on, never written anywhere. */
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

/** Reasons for a declined card that its holder may be told. */
export const declineReasons = [
  'insufficient_funds',
  'expired_card',
  'incorrect_details',
  'limit_exceeded',
  'not_supported',
] as const;

export type DeclineReason = (typeof declineReasons)[number];

/** The processor's decision. Nothing else is stored of the card. */
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
 * The card processor. When a call throws, the outcome is unknown: the charge may exist, and `findCharge` or a
 * repeat with the same key tells.
 */
export interface CardProcessor {
  /** For the log, and to distinguish the test processor at start. */
  readonly name: string;
  /** Whether no money moves; production refuses such a processor. */
  readonly isTest: boolean;
  charge(request: ChargeRequest, signal: AbortSignal): Promise<ChargeResult>;
  /** Returns the result of a key, if the processor has decided about it. */
  findCharge(idempotencyKey: string, signal: AbortSignal): Promise<ChargeResult | undefined>;
}

/** The processor gave no decision. The code is for the log and says nothing of a card. */
export class ProcessorError extends Error {
  readonly code: string;

  constructor(code: string) {
    super('The card processor gave no decision.');
    this.name = 'ProcessorError';
    this.code = code;
  }
}
