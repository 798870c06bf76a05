/** How often one account or network may try to register; the defaults are below. */
export interface RegistrationRateLimits {
  /** Registration tries of one account within the window. */
  triesPerAccount: number;
  /** Registration tries from one network address within the window. */
  triesPerAddress: number;
  /** Seconds after which the tries are counted from zero again. */
  rateLimitWindowSeconds: number;
  /** Registrations of one account that may end in 402 or 409 within the rejection window. */
  rejectionsPerAccount: number;
  /** The same limit per network address; the loopback is not counted. */
  rejectionsPerAddress: number;
  /** Seconds after which the rejections are counted from zero again. */
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
