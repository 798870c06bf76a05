import { HttpError, NetworkError, TimeoutError } from '@bank-bonuses/api-client';
import { fixtures } from '@bank-bonuses/api-client/testing';
import { AuthError } from '@bank-bonuses/auth';
import { agreements } from '@bank-bonuses/product';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PhotoName, RegistrationForm } from '../fields/table.ts';
import type { Applicant } from '../form/applicant.ts';
import { filledForm, somePhoto } from '../testing/filledForm.ts';
import { rememberUser, type Attempts } from './attempts.ts';
import { submitRegistration } from './submitRegistration.ts';

beforeEach(() => sessionStorage.clear());

const newApplicant: Applicant = { kind: 'new' };
const existing: Applicant = {
  kind: 'existing',
  userId: 'user-9',
  email: 'avery@example.com',
  lacksPassword: false,
};

const setUp = (applicant: Applicant = newApplicant) => {
  const attempts: Attempts = {};
  const signUp = vi.fn().mockResolvedValue({ kind: 'created', userId: 'user-1' });
  const setPassword = vi.fn().mockResolvedValue(undefined);
  const register = vi.fn().mockResolvedValue({ id: 'registration-1', status: 'received' });
  /** Submits the form and returns the receipt, or the errors. */
  const submit = async (changes: Partial<RegistrationForm> = {}) => {
    const deps = { applicant, signUp, setPassword, register, attempts };
    const result = await submitRegistration({ ...filledForm, ...changes }, deps);
    return 'errors' in result
      ? { receipt: undefined, ...result.errors }
      : { ...result, formError: undefined, fieldErrors: undefined };
  };
  /** The payloads that were sent. */
  const sent = () => register.mock.calls.map(([payload]: unknown[]) => payload);
  return { attempts, signUp, setPassword, register, submit, sent };
};

test('the account is created, then the registration is posted with its id', async () => {
  const { submit, signUp, register, sent } = setUp();
  const changes = { email: ' avery@example.com ', firstName: ' Avery', city: 'Agawam ' };
  expect((await submit(changes)).receipt).toMatchObject({
    payment: { reference: 'registration-1' },
    name: 'Avery Example',
  });
  expect(signUp).toHaveBeenCalledExactlyOnceWith({
    email: 'avery@example.com',
    password: 'Fictional-Pass-1',
    fullName: 'Avery Example',
  });
  expect(sent()).toMatchObject([
    {
      auth_id: 'user-1',
      email: 'avery@example.com',
      first_name: 'Avery',
      city: 'Agawam',
      dl_photo_front: {
        filename: 'front.jpg',
        content_type: 'image/jpeg',
        data: expect.stringMatching(/^data:image\/jpeg;base64,\w/) as string,
      },
    },
  ]);
  expect(register.mock.calls[0]?.[1]).toEqual({
    agreementVersions: {
      terms_of_service: agreements.terms_of_service.current.version,
      contractor_agreement: agreements.contractor_agreement.current.version,
    },
  });
  // The remembered user is cleared after the registration.
  expect(sessionStorage).toHaveLength(0);
});

describe('a retry', () => {
  test.each([
    new TimeoutError('Too long'),
    new NetworkError('Cut'),
    ...[402, 409, 422, 429, 503].map((status) => new HttpError('No', { status, detail: 'No' })),
  ])('after %o uses the account of the first attempt', async (error) => {
    const { submit, signUp, register, sent } = setUp();
    register.mockRejectedValueOnce(error);
    expect((await submit()).formError?.message).toBe(error.message);
    expect((await submit()).receipt).toBeDefined();
    expect(signUp).toHaveBeenCalledOnce();
    expect(sent()).toMatchObject([{ auth_id: 'user-1' }, { auth_id: 'user-1' }]);
  });

  test('signs up again for another address', async () => {
    const { submit, signUp, register } = setUp();
    register.mockRejectedValueOnce(new NetworkError('Cut off'));
    await submit();
    await submit({ email: 'jordan@example.com' });
    expect(signUp).toHaveBeenCalledTimes(2);
  });

  test('rejects a password that differs from that of the first attempt', async () => {
    const { submit, register } = setUp();
    register.mockRejectedValueOnce(new NetworkError('Cut off'));
    await submit();
    const text =
      'Your account was created with the password you entered first. Please enter that password, or use another email address';
    expect(await submit({ password: 'Another-Pass-2' })).toMatchObject({
      fieldErrors: [{ field: 'password', text }],
      formError: { message: text },
    });
    expect(register).toHaveBeenCalledOnce();
    expect((await submit()).receipt).toBeDefined();
  });

  test('signs up again after the service rejected the id', async () => {
    const { submit, signUp, register, attempts, sent } = setUp();
    const { email, password } = filledForm;
    rememberUser(attempts, { email, userId: 'stale', password });
    const text = 'Not verified';
    register.mockRejectedValueOnce(new HttpError(text, { status: 401, detail: text }));
    expect((await submit()).fieldErrors).toEqual([{ field: 'password', text }]);
    await submit();
    expect(signUp).toHaveBeenCalledOnce();
    expect(sent()).toMatchObject([{ auth_id: 'stale' }, { auth_id: 'user-1' }]);
  });

  test.each<[string, Error, Partial<RegistrationForm>, boolean]>([
    ['a time-out', new TimeoutError('Too long'), {}, false],
    ['a lost connection', new NetworkError('Cut'), {}, false],
    ['a 502', new HttpError('Failed', { status: 502 }), {}, false],
    ['a lost connection', new NetworkError('Cut'), { city: ' Agawam ' }, false],
    ['a lost connection', new NetworkError('Cut'), { city: 'Holyoke' }, true],
    ['a lost connection', new NetworkError('Cut'), { existingBankAccounts: [] }, true],
    ['a lost connection', new NetworkError('Cut'), { selfiePhoto: somePhoto('other.jpg') }, true],
    ['a rejection', new HttpError('No', { status: 429, detail: 'No' }), {}, true],
  ])('after %s (%o) with the changes %o is a repeat: %s', async (_, error, changes, isRepeat) => {
    const { submit, register } = setUp();
    register
      .mockResolvedValue({ ...fixtures.fullReceipt, already_registered: true })
      .mockRejectedValueOnce(error);
    await submit();
    expect((await submit(changes)).receipt?.isRepeat).toBe(isRepeat);
  });
});

describe('an existing account', () => {
  const fromProvider: Applicant = { ...existing, lacksPassword: true };

  test('is not signed up again', async () => {
    const { submit, signUp, setPassword, sent } = setUp(existing);
    await submit();
    expect(signUp).not.toHaveBeenCalled();
    expect(setPassword).not.toHaveBeenCalled();
    expect(sent()).toMatchObject([{ auth_id: 'user-9' }]);
  });

  test('that a provider created gets its password once, and a changed password again', async () => {
    const { submit, signUp, setPassword, register, sent } = setUp(fromProvider);
    register.mockRejectedValue(new NetworkError('Cut off'));
    await submit();
    await submit();
    expect(setPassword).toHaveBeenCalledExactlyOnceWith({
      userId: 'user-9',
      password: 'Fictional-Pass-1',
      current: undefined,
    });
    await submit({ password: 'Another-Pass-2' });
    expect(setPassword).toHaveBeenLastCalledWith({
      userId: 'user-9',
      password: 'Another-Pass-2',
      current: 'Fictional-Pass-1',
    });
    expect(signUp).not.toHaveBeenCalled();
    expect(sent().at(-1)).toMatchObject({ auth_id: 'user-9', password: 'Another-Pass-2' });
  });

  test('is not registered if its password is rejected, and the password is marked', async () => {
    const { submit, setPassword, register } = setUp(fromProvider);
    const text = 'Password is known to be weak and easy to guess, please choose a different one.';
    setPassword.mockRejectedValue(new AuthError(text, { code: 'weak_password', status: 422 }));
    expect((await submit()).fieldErrors).toEqual([{ field: 'password', text }]);
    expect(register).not.toHaveBeenCalled();
  });
});

test('an address that is already registered is not posted, and the advice is to log in', async () => {
  const { submit, signUp, register } = setUp();
  signUp.mockResolvedValue({ kind: 'already-registered' });
  expect(await submit()).toMatchObject({
    fieldErrors: [{ field: 'email' }],
    formError: {
      message: 'An account with this email address already exists',
      advice: 'sign-in-instead',
    },
  });
  expect(register).not.toHaveBeenCalled();
});

test.each([
  [new Error('Registration failed: No user data returned'), undefined],
  [new Error(''), 'Failed to create auth user'],
  ['no error', 'Failed to create user account'],
])(
  'a sign-up that fails with %o is not posted, and shows the specified text',
  async (thrown, text) => {
    const { submit, signUp, register } = setUp();
    signUp.mockRejectedValue(thrown);
    expect((await submit()).formError?.message).toBe(
      text ?? 'Registration failed: No user data returned',
    );
    expect(register).not.toHaveBeenCalled();
  },
);

describe('a photo that the browser cannot read', () => {
  const failToRead = (form: RegistrationForm, names: readonly PhotoName[]) => {
    const read = FileReader.prototype.readAsDataURL;
    const fake = function (this: FileReader, blob: Blob) {
      if (!names.some((name) => form[name]?.blob === blob)) return read.call(this, blob);
      this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>);
    };
    vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(fake);
  };
  const passportPhoto = somePhoto('passport.jpg');
  const text = 'Failed to convert file to base64';

  test.each<[PhotoName[], Partial<RegistrationForm>, Applicant]>([
    [['dlPhotoFront', 'dlPhotoBack', 'selfiePhoto'], {}, newApplicant],
    [['passportPhoto'], { idCardType: 'passport', passportPhoto }, newApplicant],
    [['dlPhotoBack'], {}, existing],
  ])('ends the submission before the sign-up: %j', async (names, changes, applicant) => {
    const { submit, signUp, register } = setUp(applicant);
    failToRead({ ...filledForm, ...changes }, names);
    expect(await submit(changes)).toMatchObject({
      formError: { message: text },
      fieldErrors: names.map((field) => ({ field, text })),
    });
    expect(signUp).not.toHaveBeenCalled();
    expect(register).not.toHaveBeenCalled();
  });

  test('causes no error if its document is not submitted', async () => {
    const { submit } = setUp();
    failToRead({ ...filledForm, passportPhoto }, ['passportPhoto']);
    expect((await submit({ passportPhoto })).receipt).toBeDefined();
  });
});
