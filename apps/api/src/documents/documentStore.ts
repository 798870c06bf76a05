/**
 * Where documents lie. What it holds is encrypted before it arrives, so a store needs no secret of its
 * own: a folder on one machine, a bucket for many instances.
 */
export interface DocumentStore {
  /** Whether it is a part of this machine, and not a service that all instances share. */
  readonly isLocal: boolean;
  /** Rejects when nothing can be kept here. Leaves nothing behind. */
  check(): Promise<void>;
  /** Durable when it resolves; a half-written document is never readable under its key. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Rejects with a `DocumentMissingError` when the document does not exist. */
  get(key: string): Promise<Buffer>;
  /** Returns the keys with a prefix, including documents that a crash left incomplete. */
  list(prefix: string): Promise<string[]>;
  /** Idempotent: removing a missing document succeeds. */
  remove(key: string): Promise<void>;
}
