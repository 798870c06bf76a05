/** The store of the documents gave no usable answer: trying again may help. The code is for the log. */
export class DocumentsUnavailableError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`The document store cannot be used (${code}).`);
    this.name = 'DocumentsUnavailableError';
    this.code = code;
  }
}
