import { HttpError, type ApiClient, type RegistrationReceipt } from '@bank-bonuses/api-client';
import type { AccountSecurity, Auth } from '@bank-bonuses/auth';
import { agreements } from '@bank-bonuses/product';
import { encodePhoto } from '../photos/encodePhoto.ts';
import {
  fullNameOf,
  sentPhotos,
  toPayload,
  trimAnswers,
  type EncodedPhotos,
} from '../fields/payload.ts';
import type { PhotoName, RegistrationForm } from '../fields/table.ts';
import type { Applicant } from '../form/applicant.ts';
import {
  registerErrors,
  signUpErrors,
  submissionErrors,
  type SubmissionErrors,
} from './submissionErrors.ts';
import type { UserMemory } from './userMemory.ts';

/** The services that a submission calls; tests pass their own. */
export interface SubmissionDeps {
  applicant: Applicant;
  signUp: Auth['signUp'];
  /** Sets the first password of an account. */
  setPassword: AccountSecurity['setPassword'];
  register: ApiClient['register'];
  memory: UserMemory;
}

/** The service's response, `undefined` when it cannot be read, or the errors to show. */
export type SubmissionResult =
  | { kind: 'registered'; response: RegistrationReceipt | undefined }
  | { kind: 'rejected'; errors: SubmissionErrors };

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
): Promise<SubmissionResult> {
  const { applicant, register, memory } = deps;
  const form = trimAnswers(answers);
  // Encodes the photos first, so that no account is created if a photo is unreadable.
  const photos = await encodePhotos(form);
  if ('errors' in photos) return { kind: 'rejected', ...photos };
  const userId = await findOrCreateUser(form, deps);
  if ('errors' in userId) return { kind: 'rejected', ...userId };
  const send = (password: string) =>
    register(toPayload({ ...form, password }, userId.value, photos.value), { agreementVersions });
  try {
    const response = await send(form.password).catch((error: unknown) => {
      // An existing account may have set its password before passwords were sent in Unicode form NFC.
      const isOther = applicant.kind === 'existing' && answers.password !== form.password;
      if (isOther && isUnproven(error)) return send(answers.password);
      throw error;
    });
    memory.clear();
    return { kind: 'registered', response };
  } catch (error) {
    // Clears the remembered user, so that a retry requests a new id.
    if (isUnproven(error)) memory.clear();
    return { kind: 'rejected', errors: registerErrors(error, form) };
  }
}

/** Returns whether the service rejected the combination of address, password and id. */
const isUnproven = (error: unknown) => error instanceof HttpError && error.status === 401;

/**
 * Returns the id of the account to register: the account of the session, of an earlier attempt, or
 * a new account. Afterwards the account has the password in the form.
 */
async function findOrCreateUser(
  form: RegistrationForm,
  { applicant, signUp, setPassword, memory }: SubmissionDeps,
): Promise<Found<string>> {
  if (applicant.kind === 'existing' && !applicant.lacksPassword) return { value: applicant.userId };
  const { email, password } = form;
  const known = memory.find(email);
  if (applicant.kind === 'existing') {
    const { userId } = applicant;
    try {
      if (known?.password !== password) {
        await setPassword({ userId, password, current: known?.password });
      }
      memory.save(email, { userId, password });
      return { value: userId };
    } catch (error) {
      return { errors: signUpErrors(error) };
    }
  }
  // A second sign-up would not change the account's password, so the service would reject the
  // registration, but only after a long upload.
  if (known?.password !== undefined && known.password !== password)
    return {
      errors: submissionErrors(otherPassword, [{ field: 'password', text: otherPassword }]),
    };
  if (known) return { value: known.userId };
  try {
    const result = await signUp({ email, password, fullName: fullNameOf(form) });
    if (result.kind === 'already-registered')
      return {
        errors: submissionErrors(
          emailTaken,
          [{ field: 'email', text: emailTaken }],
          'sign-in-instead',
        ),
      };
    memory.save(email, { userId: result.userId, password });
    return { value: result.userId };
  } catch (error) {
    return { errors: signUpErrors(error) };
  }
}

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
  return {
    errors: submissionErrors(
      unreadablePhoto,
      unreadable.map((field) => ({ field, text: unreadablePhoto })),
    ),
  };
}

const unreadablePhoto = 'Failed to convert file to base64';
