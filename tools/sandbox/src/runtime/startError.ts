/** A reason not to start that its reader can do something about; shown as one line without a stack. */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartError';
  }
}
