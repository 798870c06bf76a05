import { z } from 'zod';
import {
  type CardProcessor,
  type ChargeRequest,
  type ChargeResult,
  declineReasons,
  ProcessorError,
} from './cardProcessor.ts';

export interface HttpProcessorOptions {
  /** Base URL of the processor; `/charges` is appended. */
  url: string;
  /** API key of the processor, sent only as a bearer token in requests to it. */
  key: string;
}

interface Answer {
  status: number;
  body: unknown;
}

/**
 * Creates a card processor over HTTP, as described in docs/card-processor.md. Throws if the
 * response is not a clear decision: the outcome is unknown then, and the caller must repeat the
 * call with the same key. Errors contain no response and no request data.
 */
export function httpProcessor(options: HttpProcessorOptions): CardProcessor {
  const base = `${options.url.replace(/\/+$/, '')}/charges`;

  const ask = async (url: string, init: RequestInit, signal: AbortSignal): Promise<Answer> => {
    let response: Response;
    let text: string;
    try {
      response = await fetch(url, {
        ...init,
        headers: { ...init.headers, authorization: `Bearer ${options.key}` },
        // Rejects redirects, which could send the card data to another server.
        redirect: 'error',
        signal,
      });
      text = await response.text();
    } catch {
      throw new ProcessorError(signal.aborted ? 'processor_timeout' : 'processor_unreachable');
    }
    return { status: response.status, body: parse(text) };
  };

  return {
    name: 'http',
    charge: async (request, signal) => {
      const answer = await ask(
        base,
        {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': request.idempotencyKey,
          },
          body: JSON.stringify(wireCharge(request)),
        },
        signal,
      );
      const result = decisionOf(answer);
      // The reference is stored, so it must not contain the card's number.
      if (result.reference.includes(request.card.number)) {
        throw new ProcessorError('processor_unreadable');
      }
      return result;
    },
    findCharge: async (idempotencyKey, signal) => {
      const url = `${base}/${encodeURIComponent(idempotencyKey)}`;
      const answer = await ask(url, { method: 'GET' }, signal);
      return isNotFound(answer) ? undefined : decisionOf(answer);
    },
  };
}

function decisionOf({ status, body }: Answer): ChargeResult {
  if (status !== 200) throw new ProcessorError(`processor_status_${status}`);
  return parseChargeAnswer(body);
}

const reference = z.string().regex(/^[\w.:-]{1,100}$/);

const decision = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('approved'),
    reference,
    amount_cents: z.int(),
    brand: z
      .string()
      .regex(/^[a-z][a-z_ -]{0,29}$/i)
      .toLowerCase(),
    last4: z.string().regex(/^\d{4}$/),
    expiry_month: z.string().regex(/^(0[1-9]|1[0-2])$/),
    expiry_year: z.string().regex(/^\d{4}$/),
  }),
  z.object({
    status: z.literal('declined'),
    reference,
    reason: z.enum(declineReasons).optional().catch(undefined),
  }),
]);

/** Parses a decision of the processor; throws on anything else. */
export function parseChargeAnswer(body: unknown): ChargeResult {
  const answer = decision.safeParse(body).data;
  if (!answer) throw new ProcessorError('processor_unreadable');
  if (answer.status === 'declined') {
    return { outcome: 'declined', reference: answer.reference, reason: answer.reason };
  }
  return {
    outcome: 'approved',
    reference: answer.reference,
    amountCents: answer.amount_cents,
    brand: answer.brand,
    last4: answer.last4,
    expiryMonth: answer.expiry_month,
    expiryYear: answer.expiry_year,
  };
}

/**
 * Returns whether the charge does not exist. The body must say so, since any proxy can send a 404.
 */
function isNotFound({ status, body }: Answer): boolean {
  return status === 404 && (body as { status?: unknown } | null)?.status === 'not_found';
}

function wireCharge({ amountCents, card }: ChargeRequest) {
  const { line1, line2, city, state, zipCode, country } = card.billingAddress;
  return {
    amount_cents: amountCents,
    currency: 'USD',
    card: {
      number: card.number,
      expiry_month: card.expiryMonth,
      expiry_year: card.expiryYear,
      security_code: card.securityCode,
      holder_name: card.holderName,
    },
    billing_address: {
      line_1: line1,
      line_2: line2 ?? '',
      city,
      state,
      zip_code: zipCode,
      country,
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
