/** Limits of registering, each with its default below. */
export interface RegistrationRateLimits {
  /** Registration tries of one account within the window. */
  triesPerAccount: number;
  /** Registration tries from one network address within the window. */
  triesPerAddress: number;
  /** Seconds after which the tries are counted from zero again. */
  rateLimitWindowSeconds: number;
  /** Registrations of one account that may end in 402 or 409 within the rejection window. */
  rejectionsPerAccount: number;
  /** The same from one network address; the loopback is not counted. */
  rejectionsPerAddress: number;
  /** Seconds after which the rejections are counted from zero again. */
  rejectionWindowSeconds: number;
  /** Milliseconds after which a stalled upload is aborted. */
  uploadTimeoutMs: number;
  /** How long the card processor may take. */
  processorTimeoutMs: number;
  /** Milliseconds that a repeated request waits for the first one before it is told to retry. */
  waitForOtherMs: number;
  /** A worker that stops renewing its claim on a registration loses it after this time. */
  claimMs: number;
}

export const rateLimitDefaults: RegistrationRateLimits = {
  triesPerAccount: 20,
  triesPerAddress: 60,
  rateLimitWindowSeconds: 600,
  rejectionsPerAccount: 5,
  rejectionsPerAddress: 15,
  rejectionWindowSeconds: 86_400,
  uploadTimeoutMs: 15_000,
  processorTimeoutMs: 20_000,
  waitForOtherMs: 20_000,
  claimMs: 5_000,
};
