import {
  HttpError,
  type FilePayload,
  type RegisterOptions,
  type RegistrationPayload,
} from '@bank-bonuses/api-client';
import type { Auth } from '@bank-bonuses/auth';
import { agreements } from '@bank-bonuses/product-facts';
import { encodePhoto } from '../photos/encodePhoto.ts';
import type { RegistrationForm } from '../form/registrationForm.ts';
import type { PhotoName } from '../photos/photoQueue.ts';
import type { Applicant } from '../machine/wizard.ts';
import { fullNameOf, toPayload, trimAnswers, type EncodedPhotos } from './payload.ts';
import {
  registerErrors,
  signUpErrors,
  submissionErrors,
  type SubmissionErrors,
} from './submissionErrors.ts';
import type { UserMemory } from './userMemory.ts';

export interface Submission {
  form: RegistrationForm;
  applicant: Applicant;
  signUp: Auth['signUp'];
  register: (payload: RegistrationPayload, options: RegisterOptions) => Promise<unknown>;
  memory: UserMemory;
}

/** The agreements as step 5 shows them. */
const agreementVersions = {
  terms_of_service: agreements.terms_of_service.current.version,
  contractor_agreement: agreements.contractor_agreement.current.version,
};

type Result<Value> = { value: Value } | { errors: SubmissionErrors };

/**
 * Hands the registration in: photos, account, post. Returns why not, or nothing when it is done. It may
 * be repeated at any time: the account is made once, and the service takes the same account for the same
 * registration. No mutation of the query library is used, which would keep the payload in its cache.
 */
export async function submitRegistration(
  submission: Submission,
): Promise<SubmissionErrors | undefined> {
  const { memory } = submission;
  const form = trimAnswers(submission.form);
  // First, so that a photo which cannot be read leaves no account behind.
  const photos = await encodePhotos(form);
  if ('errors' in photos) return photos.errors;
  const userId = await findOrCreateUser({ ...submission, form });
  if ('errors' in userId) return userId.errors;
  const send = (password: string) =>
    submission.register(toPayload({ ...form, password }, userId.value, photos.value), {
      agreementVersions,
    });
  const typed = submission.form.password;
  try {
    await send(form.password).catch((error: unknown) => {
      // An account that exists may have got its password before it was sent in the composed form.
      const isOther = submission.applicant.kind === 'existing' && typed !== form.password;
      if (isOther && isUnproven(error)) return send(typed);
      throw error;
    });
  } catch (error) {
    // Ask for the id anew.
    if (isUnproven(error)) memory.clear();
    return registerErrors(error, form);
  }
  memory.clear();
  return undefined;
}

/** The service does not believe that address, password and id belong together. */
const isUnproven = (error: unknown) => error instanceof HttpError && error.status === 401;

/** The id of the account to register: the session's, the one of an earlier try, or a new one. */
async function findOrCreateUser({
  form,
  applicant,
  signUp,
  memory,
}: Submission): Promise<Result<string>> {
  if (applicant.kind === 'existing') return { value: applicant.userId };
  const { email, password } = form;
  const known = memory.find(email);
  // A second sign-up would not change the password, so the post could only fail, after a long upload.
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

async function encodePhotos(form: RegistrationForm): Promise<Result<EncodedPhotos>> {
  const unreadable: PhotoName[] = [];
  const encode = async (field: PhotoName): Promise<FilePayload | undefined> => {
    try {
      const photo = form[field];
      if (photo) return await encodePhoto(photo);
    } catch {
      // The error says no more than that the file is gone or locked.
    }
    unreadable.push(field);
    return undefined;
  };
  const isPassport = form.idCardType === 'passport';
  const selfiePhoto = await encode('selfiePhoto');
  const value = isPassport
    ? { passportPhoto: await encode('passportPhoto') }
    : { dlPhotoFront: await encode('dlPhotoFront'), dlPhotoBack: await encode('dlPhotoBack') };
  if (selfiePhoto && unreadable.length === 0) return { value: { ...value, selfiePhoto } };
  return {
    errors: submissionErrors(
      unreadablePhoto,
      unreadable.map((field) => ({ field, text: unreadablePhoto })),
    ),
  };
}

const unreadablePhoto = 'Failed to convert file to base64';
