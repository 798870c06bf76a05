/**
 * Keys have the form `<registration>/<document>`, with characters that need no escaping in URLs,
 * paths and XML and cannot lead out of a folder. `.part` marks a document that a crash left
 * incomplete.
 */
export const documentKeyPattern = /^[A-Za-z0-9][\w-]*\/[A-Za-z0-9][\w-]*(\.part)?$/;

/**
 * Stores documents in a folder of one machine, or in a bucket for many instances. Documents are
 * already encrypted, so a store needs no encryption keys.
 */
export interface DocumentStore {
  /** Whether the store is on this machine, as opposed to a service that all instances share. */
  readonly isLocal: boolean;
  /** Rejects if the store is not writable. Removes the data that it writes for the check. */
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
