/** How often one account or network may try to register; the defaults are below. */
export interface RegistrationRateLimits {
  /** Maximum registration attempts of one account within the window. */
  triesPerAccount: number;
  /** Maximum registration attempts from one network address within the window. */
  triesPerAddress: number;
  /** Length of the window in seconds; afterwards the attempts are counted from zero. */
  rateLimitWindowSeconds: number;
  /** Maximum registrations of one account that end in 402 or 409 within the rejection window. */
  rejectionsPerAccount: number;
  /**
   * Maximum registrations from one network address that end in 402 or 409 within the rejection
   * window. The loopback is not limited.
   */
  rejectionsPerAddress: number;
  /** Length of the rejection window in seconds; afterwards the rejections are counted from zero. */
  rejectionWindowSeconds: number;
}

export const rateLimitDefaults: RegistrationRateLimits = {
  triesPerAccount: 20,
  triesPerAddress: 60,
  rateLimitWindowSeconds: 600,
  rejectionsPerAccount: 5,
  rejectionsPerAddress: 15,
  rejectionWindowSeconds: 86_400,
};
