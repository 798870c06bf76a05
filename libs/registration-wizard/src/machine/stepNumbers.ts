export type StepNumber = 1 | 2 | 3 | 4 | 5;

export const stepNumbers: readonly StepNumber[] = [1, 2, 3, 4, 5];
export const lastStep: StepNumber = 5;
