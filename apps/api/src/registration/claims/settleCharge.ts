import type { CardCharge, Database } from '../../db/index.ts';
import { httpErrors, type EventLog } from '../../http/index.ts';
import {
  type CardDetails,
  type CardProcessor,
  type ChargeResult,
  type DeclineReason,
  ProcessorError,
  cardChargeCents,
} from '../../payments/index.ts';
import { changeIntent, type Claim } from './intents.ts';

/** The texts that follow "Your card was declined". */
const declineMessages: Record<DeclineReason, string> = {
  insufficient_funds: ': it has insufficient funds',
  expired_card: ': it has expired',
  incorrect_details: ': its number, expiry date or security code is not correct',
  limit_exceeded: ': the amount is over its limit',
  not_supported: ': this kind of card is not accepted',
};

export interface ChargeDeps {
  db: Database;
  processor: CardProcessor;
  timeoutMs: number;
  log: EventLog;
}

/**
 * Charges the card of a registration exactly once. Stores `charging` before it calls the processor,
 * and stores the decision before anything else happens. After a crash, the next attempt asks the
 * processor for the result of the key before it charges again. Returns `undefined` if there is
 * neither an earlier charge nor a card.
 */
export async function settleCharge(
  deps: ChargeDeps,
  claim: Claim,
  ssnFingerprint: string,
  card: CardDetails | undefined,
): Promise<CardCharge | undefined> {
  if (claim.intent.state === 'paid') return claim.intent.charge ?? undefined;
  if (claim.intent.state === 'charging') {
    const earlier = await findCharge(deps, claim);
    if (earlier) return earlier;
  }
  if (!card) return undefined;

  await changeIntent(deps.db, claim, { state: 'charging', ssn_fingerprint: ssnFingerprint });
  const result = await callProcessor(deps, claim, (signal) =>
    deps.processor.charge(
      {
        idempotencyKey: idempotencyKey(claim),
        amountCents: cardChargeCents,
        card,
      },
      signal,
    ),
  );
  const charge = await recordResult(deps, claim, result);
  if (charge) return charge;
  const reason = result.outcome === 'declined' ? result.reason : undefined;
  deps.log.info({ event: 'registration.declined', registrationId: claim.intent.id, reason });
  throw httpErrors.declined(reason && declineMessages[reason]);
}

/** Returns the result of a charge whose response was lost. */
async function findCharge(deps: ChargeDeps, claim: Claim): Promise<CardCharge | undefined> {
  const result = await callProcessor(deps, claim, (signal) =>
    deps.processor.findCharge(idempotencyKey(claim), signal),
  );
  return result && recordResult(deps, claim, result);
}

/**
 * Returns the registration's id. After a decline, the attempt's number is appended, since a
 * processor repeats its response for the same key.
 */
function idempotencyKey({ intent }: Claim): string {
  return intent.attempt === 1 ? intent.id : `${intent.id}-${intent.attempt}`;
}

async function callProcessor<T extends ChargeResult | undefined>(
  { processor, timeoutMs, log }: ChargeDeps,
  claim: Claim,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  try {
    const result = await call(AbortSignal.timeout(timeoutMs));
    // A charge with a wrong amount is treated as unknown, so that staff review it.
    if (result?.outcome === 'approved' && result.amountCents !== cardChargeCents) {
      throw new ProcessorError('processor_other_amount');
    }
    return result;
  } catch (error) {
    log.warn({
      event: 'registration.charge_unknown',
      registrationId: claim.intent.id,
      processor: processor.name,
      err: error,
    });
    throw httpErrors.chargeUnknown();
  }
}

async function recordResult(
  { db }: ChargeDeps,
  claim: Claim,
  result: ChargeResult,
): Promise<CardCharge | undefined> {
  if (result.outcome === 'declined') {
    await changeIntent(db, claim, { state: 'open', attempt: claim.intent.attempt + 1 });
    return undefined;
  }
  const { reference, amountCents, brand, last4, expiryMonth, expiryYear } = result;
  const charge = { reference, amountCents, brand, last4, expiryMonth, expiryYear };
  await changeIntent(db, claim, { state: 'paid', charge: JSON.stringify(charge) });
  return charge;
}
