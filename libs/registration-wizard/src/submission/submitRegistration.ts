import { HttpError, type ApiClient } from '@bank-bonuses/api-client';
import type { AccountSecurity, Auth } from '@bank-bonuses/auth';
import { agreements } from '@bank-bonuses/product';
import type { FormError } from '../errors/formError.ts';
import {
  fullNameOf,
  sentPhotos,
  toPayload,
  trimAnswers,
  type EncodedPhotos,
} from '../fields/payload.ts';
import type { FieldName, PhotoName, RegistrationForm } from '../fields/table.ts';
import type { Applicant } from '../form/applicant.ts';
import { encodePhoto } from '../photos/encodePhoto.ts';
import { receiptOf, type Receipt } from '../receipt/receipt.ts';
import { findUser, forgetUser, rememberUser, type Attempts } from './attempts.ts';
import {
  isOutcomeUnknown,
  registerErrors,
  signUpErrors,
  submissionErrors,
  type SubmissionErrors,
} from './submissionErrors.ts';

/** The services that a submission calls; tests pass their own. */
export interface SubmissionDeps {
  applicant: Applicant;
  signUp: Auth['signUp'];
  /** Sets the first password of an account. */
  setPassword: AccountSecurity['setPassword'];
  register: ApiClient['register'];
  attempts: Attempts;
}

/** The versions of the agreements that step 5 shows. */
const agreementVersions = {
  terms_of_service: agreements.terms_of_service.current.version,
  contractor_agreement: agreements.contractor_agreement.current.version,
};

type Found<Value> = { value: Value } | { errors: SubmissionErrors };

/**
 * Submits the registration: encodes the photos, creates the account and posts the payload.
 * Idempotent: a retry reuses the account, and the service treats the same account as the same
 * registration. Does not use a mutation of React Query, which would store the payload in its cache.
 */
export async function submitRegistration(
  answers: RegistrationForm,
  deps: SubmissionDeps,
): Promise<{ receipt: Receipt } | { errors: SubmissionErrors }> {
  const { register, attempts } = deps;
  const form = trimAnswers(answers);
  // Encodes the photos first, so that no account is created if a photo is unreadable.
  const photos = await encodePhotos(form);
  if ('errors' in photos) return photos;
  const userId = await findOrCreateUser(form, deps);
  if ('errors' in userId) return userId;
  const payload = toPayload(form, userId.value, photos.value);
  try {
    const response = await register(payload, { agreementVersions });
    const isOwnTry = attempts.unanswered === JSON.stringify(payload);
    forgetUser(attempts);
    attempts.unanswered = undefined;
    return { receipt: receiptOf(form, response, new Date(), isOwnTry) };
  } catch (error) {
    // The service has rejected the combination of address, password and id, so a retry requests a
    // new id.
    if (error instanceof HttpError && error.status === 401) forgetUser(attempts);
    if (isOutcomeUnknown(error)) attempts.unanswered ??= JSON.stringify(payload);
    return { errors: registerErrors(error, form) };
  }
}

/**
 * Returns the id of the account to register: the account of the session, of an earlier attempt, or
 * a new account. Afterwards the account has the password in the form.
 */
async function findOrCreateUser(
  form: RegistrationForm,
  { applicant, signUp, setPassword, attempts }: SubmissionDeps,
): Promise<Found<string>> {
  const { email, password } = form;
  if (applicant.kind === 'existing' && !applicant.lacksPassword) return { value: applicant.userId };
  const known = findUser(attempts, email);
  try {
    if (applicant.kind === 'existing') {
      const { userId } = applicant;
      if (known?.password !== password)
        await setPassword({ userId, password, current: known?.password });
      rememberUser(attempts, { email, userId, password });
      return { value: userId };
    }
    // A second sign-up would not change the account's password, so the service would reject the
    // registration, but only after a long upload.
    if (known?.password !== undefined && known.password !== password)
      return rejectedAt('password', otherPassword);
    if (known) return { value: known.userId };
    const result = await signUp({ email, password, fullName: fullNameOf(form) });
    if (result.kind === 'already-registered')
      return rejectedAt('email', emailTaken, 'sign-in-instead');
    rememberUser(attempts, { email, userId: result.userId, password });
    return { value: result.userId };
  } catch (error) {
    return { errors: signUpErrors(error) };
  }
}

const rejectedAt = (field: FieldName, text: string, advice?: FormError['advice']) => ({
  errors: submissionErrors(text, [{ field, text }], advice),
});

const emailTaken = 'An account with this email address already exists';
const otherPassword =
  'Your account was created with the password you entered first. Please enter that password, or use another email address';

async function encodePhotos(form: RegistrationForm): Promise<Found<EncodedPhotos>> {
  const value: EncodedPhotos = {};
  const unreadable: PhotoName[] = [];
  for (const name of sentPhotos(form)) {
    try {
      const photo = form[name];
      if (photo) value[name] = await encodePhoto(photo);
    } catch {
      // Ignores the error, which only means that the file no longer exists or is locked.
    }
    if (!value[name]) unreadable.push(name);
  }
  if (unreadable.length === 0) return { value };
  const fieldErrors = unreadable.map((field) => ({ field, text: unreadablePhoto }));
  return { errors: submissionErrors(unreadablePhoto, fieldErrors) };
}

const unreadablePhoto = 'Failed to convert file to base64';
