/** Limits of registering; the defaults stand in `defaultLimits` of the service. */
export interface RegistrationLimits {
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
  /** An upload that all but stands still for so long is broken off. @default 15_000 */
  uploadTimeoutMs: number;
  /** How long the card processor may take. @default 20_000 */
  processorTimeoutMs: number;
  /** How long a repeat waits for the first of its kind before it is told to retry. @default 20_000 */
  waitForOtherMs: number;
  /** A worker that stops renewing its claim on a registration loses it after this time. @default 5_000 */
  claimMs: number;
}
