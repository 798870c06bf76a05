/** A document that should be in the store is not there. */
export class DocumentMissingError extends Error {
  constructor() {
    super('There is no such document in the store.');
    this.name = 'DocumentMissingError';
  }
}

/** The document store gave no usable response: a retry may help. The code is for the log. */
export class DocumentsUnavailableError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`The document store cannot be used (${code}).`);
    this.name = 'DocumentsUnavailableError';
    this.code = code;
  }
}
