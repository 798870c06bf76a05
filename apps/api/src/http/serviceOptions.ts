import type { Database } from '../db/openDatabase.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import type { IdentityProvider } from '../identity/identityProvider.ts';
import type { CardProcessor } from '../payments/cardProcessor.ts';
import type { FieldKeys } from '../security/fieldKeys.ts';

/** Everything the service works with; it keeps no state of its own. */
export interface ServiceOptions {
  db: Database;
  documents: DocumentStore;
  processor: CardProcessor;
  identity: IdentityProvider;
  fieldKeys: FieldKeys;
  /** Origins other than the service's own whose pages may call it. @default [] */
  portalOrigins?: readonly string[] | undefined;
  limits?: Partial<ServiceLimits> | undefined;
  /** Whether this process is about to stop: it finishes its work, but is not ready for more. @default never */
  isDraining?: (() => boolean) | undefined;
  /** @default () => new Date() */
  clock?: (() => Date) | undefined;
}

/** Limits that a deployment or a test may set otherwise. */
export interface ServiceLimits {
  /** Registration tries of one account within the window. @default 20 */
  triesPerAccount: number;
  /** Registration tries from one network address within the window. @default 60 */
  triesPerAddress: number;
  /** @default 600 */
  throttleWindowSeconds: number;
  /** Registrations of one account that may end in 402 or 409 within the rejection window. @default 5 */
  rejectionsPerAccount: number;
  /** The same from one network address; the loopback is not counted. @default 15 */
  rejectionsPerAddress: number;
  /** @default 86_400 */
  rejectionWindowSeconds: number;
  /** Requests at work in this process; more are told to come back. @default 500 */
  maxRequests: number;
  /** An upload that all but stands still for so long is broken off. @default 15_000 */
  uploadTimeoutMs: number;
  /** How long database and documents may take to answer when somebody asks whether the service is ready. @default 5_000 */
  readyTimeoutMs: number;
  /** How long an answer to that holds; one that says no, a fifth of it. @default 5_000 */
  readyCacheMs: number;
  /** How long the card processor may take. @default 20_000 */
  processorTimeoutMs: number;
  /** How long a repeat waits for the first of its kind before it is told to come back. @default 20_000 */
  waitForOtherMs: number;
  /** A worker that stops renewing its claim on a registration loses it after this time. @default 5_000 */
  claimMs: number;
}

export const defaultLimits: ServiceLimits = {
  triesPerAccount: 20,
  triesPerAddress: 60,
  throttleWindowSeconds: 600,
  rejectionsPerAccount: 5,
  rejectionsPerAddress: 15,
  rejectionWindowSeconds: 86_400,
  maxRequests: 500,
  uploadTimeoutMs: 15_000,
  readyTimeoutMs: 5_000,
  readyCacheMs: 5_000,
  processorTimeoutMs: 20_000,
  waitForOtherMs: 20_000,
  claimMs: 5_000,
};
