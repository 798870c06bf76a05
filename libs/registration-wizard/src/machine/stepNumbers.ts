export type StepNumber = 1 | 2 | 3 | 4 | 5;

export const stepNumbers: readonly StepNumber[] = [1, 2, 3, 4, 5];
export const lastStep: StepNumber = 5;

/** The step of an entry in the browser's history; one that says nothing was made before the wizard began. */
export function stepOfEntry(state: unknown): StepNumber {
  if (typeof state !== 'object' || state === null || !('registrationStep' in state)) return 1;
  return stepNumbers.find((step) => step === state.registrationStep) ?? 1;
}
