import type { RegistrationPayload, RegistrationReceipt } from '@bank-bonuses/api-client';
import {
  preparePhoto,
  storeDocuments,
  sweepDocuments,
  withdrawDocuments,
  type DocumentDeps,
  type PreparedPhotos,
} from '../documents/index.ts';
import type { EventLog } from '../http/index.ts';
import type { MailSender } from '../mail/index.ts';
import { readMilestones } from '../milestones/index.ts';
import { readPayment, type CardProcessor } from '../payments/index.ts';
import type { RateLimiter } from '../rateLimits/index.ts';
import { reportUnknownVersions, type ShownVersions } from './agreementVersions.ts';
import type { BodyReservation } from './registrationBodyLimits.ts';
import { claimIntent, openIntent, whileClaimed } from './claims/intents.ts';
import { settleCharge } from './claims/settleCharge.ts';
import {
  completeRegistration,
  ssnDigits,
  type RegistrationDetails,
} from './completeRegistration.ts';
import { proveOwnership, type Ownership, type OwnershipDeps } from './ownership.ts';
import { cardOf, dropSecrets } from './parseRegistration.ts';
import type { RegistrationBounds } from './registrationDefaults.ts';
import type { RejectionRateLimit } from './rejectionRateLimit.ts';

export interface RegistrationDeps extends OwnershipDeps, DocumentDeps {
  processor: CardProcessor;
  limits: RegistrationBounds;
  rateLimit: RateLimiter;
  rejectionRateLimit: RejectionRateLimit;
  /** The provider's time zone. */
  timeZone: string;
  /** Sends the receipt; without it, no receipt is promised. */
  mails?: Pick<MailSender, 'nudge'> | undefined;
}

const photoKinds = ['dl_photo_front', 'dl_photo_back', 'passport_photo', 'selfie_photo'] as const;

/** A validated registration request. */
export interface RegistrationRequest {
  payload: RegistrationPayload;
  /** The agreement versions that the applicant saw. */
  shown: ShownVersions;
  log: EventLog;
  /** The client's network, as returned by `networkOf`. */
  network: string;
  /** The memory reserved for the body. */
  reservation: Pick<BodyReservation, 'release'>;
}

/**
 * Registers a customer. Idempotent for the same auth user, address and password: after any number
 * of failed or repeated requests, there is one registration and at most one charge.
 */
export async function registerCustomer(
  deps: RegistrationDeps,
  request: RegistrationRequest,
): Promise<RegistrationReceipt> {
  const { payload, log, network } = request;
  const account = payload.auth_id;
  await deps.rateLimit('account', account, deps.limits.triesPerAccount);
  const who = { account, network };
  try {
    const ownership = await proveOwnership(deps, payload);
    const { registrationId } = ownership;
    if (registrationId !== undefined) return await concludeRepeat(deps, registrationId, ownership);
    await deps.rejectionRateLimit.check(who);
    return await registerOwner(deps, request, ownership);
  } catch (error) {
    throw await deps.rejectionRateLimit.answer(who, error, log);
  }
}

/** Registers a person whose ownership of the auth user is proved. */
async function registerOwner(
  deps: RegistrationDeps,
  { payload, shown, log, reservation }: RegistrationRequest,
  ownership: Ownership,
): Promise<RegistrationReceipt> {
  const { db, limits } = deps;
  const photos = await takePhotos(payload);
  const card = cardOf(payload);
  const details: RegistrationDetails = dropSecrets(payload);
  reservation.release();

  const id = await openIntent(db, payload.auth_id);
  const claim = await claimIntent(db, id, limits);
  if (!claim) return concludeRepeat(deps, id, ownership);
  await whileClaimed(db, claim, limits.claimMs, async () => {
    const ssnFingerprint = deps.fieldKeys.fingerprint('ssn', ssnDigits(details.ssn));
    const documents = await storeDocuments(deps, id, photos);
    try {
      const charge = await settleCharge(
        { db, processor: deps.processor, timeoutMs: limits.processorTimeoutMs, log },
        claim,
        ssnFingerprint,
        card,
      );
      const completed = { details, shown, documents, charge, ssnFingerprint };
      await completeRegistration(db, deps.fieldKeys, claim, completed);
    } catch (error) {
      await withdrawDocuments(deps, documents).catch(() => undefined);
      throw error;
    }
  });
  reportUnknownVersions(log, id, shown);
  deps.mails?.nudge();
  log.info({ event: 'registration.completed', registrationId: id, method: details.payment_method });
  return conclude(deps, id);
}

/**
 * Returns the receipt of a complete registration and removes documents of killed attempts. If the
 * removal fails, the documents only take up space until the next request.
 */
async function conclude(deps: RegistrationDeps, id: string): Promise<RegistrationReceipt> {
  await sweepDocuments(deps, id).catch(() => undefined);
  const payment = await readPayment(deps.db, id);
  const milestones = await readMilestones(deps.db, id, deps.timeZone);
  return {
    id,
    status: 'received',
    reference: payment.reference,
    payment,
    ...(deps.mails && { receipt_by_mail: true }),
    ...(milestones && { milestones }),
  };
}

/**
 * Returns the response for a registration that an earlier request completed. If the account has a
 * second factor, the password alone is not enough to get the full receipt.
 */
async function concludeRepeat(
  deps: RegistrationDeps,
  id: string,
  { needsSecondFactor }: Ownership,
): Promise<RegistrationReceipt> {
  const receipt = await conclude(deps, id);
  if (needsSecondFactor) return { id, status: receipt.status };
  return { ...receipt, already_registered: true };
}

/**
 * Converts the photos one at a time, since a decoded photo needs a hundred times the memory of its
 * file. Releases each original once it is converted.
 */
async function takePhotos(payload: RegistrationPayload): Promise<PreparedPhotos> {
  const sent: Partial<RegistrationPayload> = payload;
  const photos: PreparedPhotos = {};
  for (const kind of photoKinds) {
    const file = sent[kind];
    if (!file) continue;
    photos[kind] = await preparePhoto(kind, file);
    delete sent[kind];
  }
  return photos;
}
