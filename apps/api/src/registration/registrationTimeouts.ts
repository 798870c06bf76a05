/** Time limits of a registration. */
export interface RegistrationTimeouts {
  /** Milliseconds after which a stalled upload is aborted. */
  uploadTimeoutMs: number;
  /** Time limit of a call to the card processor, in milliseconds. */
  processorTimeoutMs: number;
  /** Milliseconds that a repeated request waits for the first one before it is told to retry. */
  waitForOtherMs: number;
  /** Milliseconds after which a worker that stops renewing its claim on a registration loses it. */
  claimMs: number;
}

export const defaultTimeouts: RegistrationTimeouts = {
  uploadTimeoutMs: 15_000,
  processorTimeoutMs: 20_000,
  waitForOtherMs: 20_000,
  claimMs: 5_000,
};
