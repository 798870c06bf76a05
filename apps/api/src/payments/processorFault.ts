/** The processor gave no decision. The code is for the log and says nothing of a card. */
export class ProcessorFaultError extends Error {
  readonly code: string;

  constructor(code: string) {
    super('The card processor gave no decision.');
    this.name = 'ProcessorFaultError';
    this.code = code;
  }
}
