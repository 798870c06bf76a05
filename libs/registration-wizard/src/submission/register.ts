import type { RegistrationForm } from '../fields/table.ts';
import { receiptOf, type Receipt } from '../receipt/receipt.ts';
import type { SubmissionErrors } from './submissionErrors.ts';
import { isSameSubmission, submittedAnswersOf, type SubmittedAnswers } from './submittedAnswers.ts';
import { submitRegistration, type SubmissionDeps } from './submitRegistration.ts';
import { createUserMemory, tabStorage, type UserMemory } from './userMemory.ts';

/** The memory of this page's earlier attempts. */
export interface Attempts {
  users?: UserMemory;
  /** The answers of the first attempt without a response. The service may have stored them. */
  unanswered?: SubmittedAnswers | undefined;
}

/** Submits the registration and returns its receipt, or the errors to show. */
export async function register(
  answers: RegistrationForm,
  deps: Omit<SubmissionDeps, 'memory'>,
  attempts: Attempts,
): Promise<{ receipt: Receipt } | { errors: SubmissionErrors }> {
  attempts.users ??= createUserMemory(tabStorage);
  const submitted = submittedAnswersOf(answers);
  const result = await submitRegistration(answers, { ...deps, memory: attempts.users });
  if (result.kind === 'rejected') {
    const { errors } = result;
    if (errors.isTimedOut || errors.formError.advice === 'outcome-unknown')
      attempts.unanswered ??= submitted;
    return { errors };
  }
  const { unanswered } = attempts;
  attempts.unanswered = undefined;
  const isOwnTry = unanswered && isSameSubmission(unanswered, submitted);
  return { receipt: receiptOf(answers, result.response, new Date(), isOwnTry) };
}
