/** The processor gave no decision. The code is for the log and says nothing of a card. */
export class ProcessorError extends Error {
  readonly code: string;

  constructor(code: string) {
    super('The card processor gave no decision.');
    this.name = 'ProcessorError';
    this.code = code;
  }
}
