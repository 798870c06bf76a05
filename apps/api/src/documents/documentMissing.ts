/** A document that should be in the store is not there. */
export class DocumentMissingError extends Error {
  constructor() {
    super('There is no such document in the store.');
    this.name = 'DocumentMissingError';
  }
}
