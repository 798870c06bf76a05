import {
  declineReasons,
  type ChargeResult,
  type DeclineReason,
  ProcessorError,
} from './cardProcessor.ts';

/** What each text of an approval must look like. */
const shapes = {
  reference: /^[\w.:-]{1,100}$/,
  brand: /^[a-z][a-z_ -]{0,29}$/i,
  last4: /^\d{4}$/,
  expiry_month: /^(0[1-9]|1[0-2])$/,
  expiry_year: /^\d{4}$/,
} as const;

/** Reads a decision of the processor; anything else is none. */
export function parseChargeAnswer(body: unknown): ChargeResult {
  const answer = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const text = (name: keyof typeof shapes) => {
    const value = answer[name];
    if (typeof value === 'string' && shapes[name].test(value)) return value;
    throw new ProcessorError('processor_unreadable');
  };
  if (answer['status'] === 'declined') {
    return { outcome: 'declined', reference: text('reference'), reason: reasonOf(answer) };
  }
  const amountCents = answer['amount_cents'];
  if (answer['status'] !== 'approved' || !Number.isSafeInteger(amountCents)) {
    throw new ProcessorError('processor_unreadable');
  }
  return {
    outcome: 'approved',
    reference: text('reference'),
    amountCents: amountCents as number,
    brand: text('brand').toLowerCase(),
    last4: text('last4'),
    expiryMonth: text('expiry_month'),
    expiryYear: text('expiry_year'),
  };
}

function reasonOf({ reason }: Record<string, unknown>): DeclineReason | undefined {
  return declineReasons.find((known) => known === reason);
}
