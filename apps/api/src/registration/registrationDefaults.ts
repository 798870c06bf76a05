/** Limits of registrations that a deployment or a test may override. */
export const registrationDefaults = {
  /** Maximum registration attempts of one account within the window. */
  triesPerAccount: 20,
  /** Maximum registration attempts from one network address within the window. */
  triesPerAddress: 60,
  /** Length of the window in seconds; afterwards the attempts are counted from zero. */
  rateLimitWindowSeconds: 600,
  /** Maximum registrations of one account that end in 402 or 409 within the rejection window. */
  rejectionsPerAccount: 5,
  /**
   * Maximum registrations from one network address that end in 402 or 409 within the rejection
   * window. The loopback is not limited.
   */
  rejectionsPerAddress: 15,
  /** Length of the rejection window in seconds; afterwards the rejections are counted from zero. */
  rejectionWindowSeconds: 86_400,
  /** Time limit of a call to the card processor, in milliseconds. */
  processorTimeoutMs: 20_000,
  /** Milliseconds that a repeated request waits for the first one before it is told to retry. */
  waitForOtherMs: 20_000,
  /** Milliseconds after which a worker that stops renewing its claim on a registration loses it. */
  claimMs: 5_000,
};

export type RegistrationBounds = typeof registrationDefaults;
