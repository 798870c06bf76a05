/** Thrown when a document is missing in the store although it should exist. */
export class DocumentMissingError extends Error {
  constructor() {
    super('There is no such document in the store.');
    this.name = 'DocumentMissingError';
  }
}

/**
 * Thrown when the document store returns no usable response; a retry may help. The code is written
 * to the log.
 */
export class DocumentsUnavailableError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`The document store cannot be used (${code}).`);
    this.name = 'DocumentsUnavailableError';
    this.code = code;
  }
}
