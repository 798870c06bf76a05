/**
 * Stores documents, which are encrypted before they arrive, so a store needs no secrets: a folder
 * on one machine, a bucket for many instances.
 */
export interface DocumentStore {
  /** Whether it is a part of this machine, and not a service that all instances share. */
  readonly isLocal: boolean;
  /** Rejects if the store is not writable. Leaves nothing behind. */
  check(): Promise<void>;
  /**
   * Stores a document durably before it resolves; an incomplete document is never readable under
   * its key.
   */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Rejects with a `DocumentMissingError` when the document does not exist. */
  get(key: string): Promise<Buffer>;
  /** Returns the keys with a prefix, including documents that a crash left incomplete. */
  list(prefix: string): Promise<string[]>;
  /** Idempotent: removing a missing document succeeds. */
  remove(key: string): Promise<void>;
}
