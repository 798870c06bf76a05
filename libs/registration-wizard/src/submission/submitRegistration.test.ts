import { HttpError, NetworkError, TimeoutError } from '@bank-bonuses/api-client';
import { AuthError } from '@bank-bonuses/auth';
import { agreements } from '@bank-bonuses/product';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { filledForm } from '../testing/filledForm.ts';
import { createUserMemory } from './userMemory.ts';
import { submitRegistration } from './submitRegistration.ts';
import type { RegistrationForm } from '../fields/table.ts';
import type { Applicant } from '../form/applicant.ts';

const setUp = () => {
  const memory = createUserMemory(sessionStorage);
  const signUp = vi.fn().mockResolvedValue({ kind: 'created', userId: 'user-1' });
  const setPassword = vi.fn().mockResolvedValue(undefined);
  const register = vi.fn().mockResolvedValue({ id: 'registration-1', status: 'received' });
  /** Submits the form and returns the errors, if it was rejected. */
  const submit = async (
    changes: Partial<RegistrationForm> = {},
    applicant: Applicant = { kind: 'new' },
  ) => {
    const deps = { applicant, signUp, setPassword, register, memory };
    const result = await submitRegistration({ ...filledForm, ...changes }, deps);
    return result.kind === 'rejected' ? result.errors : undefined;
  };
  return { memory, signUp, setPassword, register, submit };
};

beforeEach(() => sessionStorage.clear());

test('submitRegistration creates the account, then posts the registration with its id', async () => {
  const { submit, signUp, register } = setUp();
  expect(await submit()).toBeUndefined();
  expect(signUp).toHaveBeenCalledExactlyOnceWith({
    email: 'avery@example.com',
    password: 'Fictional-Pass-1',
    fullName: 'Avery Example',
  });
  expect(register).toHaveBeenCalledOnce();
  expect(register.mock.calls[0]?.[0]).toMatchObject({
    auth_id: 'user-1',
    dl_photo_front: {
      filename: 'front.jpg',
      content_type: 'image/jpeg',
      data: expect.stringMatching(/^data:image\/jpeg;base64,\w/) as string,
    },
  });
});

test('submitRegistration returns the response of the service', async () => {
  const { signUp, setPassword, register, memory } = setUp();
  const deps = { applicant: { kind: 'new' }, signUp, setPassword, register, memory } as const;
  const response = { id: 'registration-1', status: 'received' };
  expect(await submitRegistration(filledForm, deps)).toEqual({ kind: 'registered', response });
});

test('submitRegistration trims the answers for the identity provider and for the service', async () => {
  const { submit, signUp, register } = setUp();
  await submit({ email: ' avery@example.com ', firstName: ' Avery', city: 'Agawam ' });
  expect(signUp.mock.calls[0]?.[0]).toMatchObject({
    email: 'avery@example.com',
    fullName: 'Avery Example',
  });
  expect(register.mock.calls[0]?.[0]).toMatchObject({
    email: 'avery@example.com',
    first_name: 'Avery',
    city: 'Agawam',
  });
});

test('submitRegistration sends the versions of the agreements that were shown', async () => {
  const { submit, register } = setUp();
  await submit();
  const agreementVersions = {
    terms_of_service: agreements.terms_of_service.current.version,
    contractor_agreement: agreements.contractor_agreement.current.version,
  };
  expect(register.mock.calls[0]?.[1]).toEqual({ agreementVersions });
});

test.each([
  [
    {
      kind: 'existing',
      userId: 'user-9',
      email: 'avery@example.com',
      lacksPassword: false,
    } as const,
    2,
  ],
  [{ kind: 'new' } as const, 1],
])(
  'a password whose NFC form is rejected is sent again as typed, but only for an existing account: %o',
  async (applicant, times) => {
    const { submit, register } = setUp();
    const decomposed = 'Contrasen\u0303a 7';
    const rejection = new HttpError('Not verified', { status: 401, detail: 'Not verified' });
    register.mockRejectedValueOnce(rejection);
    const errors = await submit({ password: decomposed, confirmPassword: decomposed }, applicant);
    const sent = register.mock.calls.map(([payload]: { password: string }[]) => payload?.password);
    expect(sent).toEqual(['Contrase\u00f1a 7', decomposed].slice(0, times));
    expect(errors === undefined).toBe(times === 2);
  },
);

describe('a retry', () => {
  test('uses the account of the first attempt', async () => {
    const { submit, signUp, register } = setUp();
    register.mockRejectedValueOnce(new TimeoutError('Too long'));
    expect((await submit())?.formError.message).toBe('Too long');
    expect(await submit()).toBeUndefined();
    expect(signUp).toHaveBeenCalledOnce();
    expect(register.mock.calls[1]?.[0]).toMatchObject({ auth_id: 'user-1' });
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
    const errors = await submit({ password: 'Another-Pass-2' });
    const text =
      'Your account was created with the password you entered first. Please enter that password, or use another email address';
    expect(errors?.fieldErrors).toEqual([{ field: 'password', text }]);
    expect(errors?.formError.message).toBe(text);
    expect(register).toHaveBeenCalledOnce();
    expect(await submit()).toBeUndefined();
  });

  test('signs up again after the service rejected the id', async () => {
    const { submit, signUp, register, memory } = setUp();
    memory.save('avery@example.com', { userId: 'stale', password: 'Fictional-Pass-1' });
    register.mockRejectedValueOnce(
      new HttpError('Not verified', { status: 401, detail: 'Not verified' }),
    );
    expect((await submit())?.fieldErrors).toEqual([{ field: 'password', text: 'Not verified' }]);
    await submit();
    expect(signUp).toHaveBeenCalledOnce();
    expect(register.mock.calls[1]?.[0]).toMatchObject({ auth_id: 'user-1' });
  });
});

test.each([402, 409, 422, 429, 503])('a retry after a %i uses the created user', async (status) => {
  const { submit, signUp, register } = setUp();
  register.mockRejectedValueOnce(new HttpError('No', { status, detail: 'No' }));
  await submit();
  expect(await submit()).toBeUndefined();
  expect(signUp).toHaveBeenCalledOnce();
  expect(register.mock.calls[1]?.[0]).toMatchObject({ auth_id: 'user-1' });
});

test('the remembered user is cleared after the registration', async () => {
  const { submit } = setUp();
  await submit();
  expect(sessionStorage).toHaveLength(0);
});

test('an existing account is not signed up again', async () => {
  const { submit, signUp, register } = setUp();
  await submit(
    {},
    { kind: 'existing', userId: 'user-9', email: 'avery@example.com', lacksPassword: false },
  );
  expect(signUp).not.toHaveBeenCalled();
  expect(register.mock.calls[0]?.[0]).toMatchObject({ auth_id: 'user-9' });
});

describe('an account that a provider created', () => {
  const fromProvider: Applicant = {
    kind: 'existing',
    userId: 'user-9',
    email: 'avery@example.com',
    lacksPassword: true,
  };

  test('is not signed up: its password is set, then it is registered', async () => {
    const { submit, signUp, setPassword, register } = setUp();
    expect(await submit({}, fromProvider)).toBeUndefined();
    expect(signUp).not.toHaveBeenCalled();
    expect(setPassword).toHaveBeenCalledExactlyOnceWith({
      userId: 'user-9',
      password: 'Fictional-Pass-1',
      current: undefined,
    });
    expect(register.mock.calls[0]?.[0]).toMatchObject({
      auth_id: 'user-9',
      password: 'Fictional-Pass-1',
    });
  });

  test('is sent the same password only once, but a changed password again', async () => {
    const { submit, setPassword, register } = setUp();
    register.mockRejectedValue(new NetworkError('Cut off'));
    await submit({}, fromProvider);
    await submit({}, fromProvider);
    expect(setPassword).toHaveBeenCalledOnce();
    await submit({ password: 'Another-Pass-2' }, fromProvider);
    expect(setPassword).toHaveBeenLastCalledWith({
      userId: 'user-9',
      password: 'Another-Pass-2',
      current: 'Fictional-Pass-1',
    });
    expect(register.mock.lastCall?.[0]).toMatchObject({ password: 'Another-Pass-2' });
  });

  test('is not registered if its password is rejected, and the password is marked', async () => {
    const { submit, setPassword, register } = setUp();
    const text = 'Password is known to be weak and easy to guess, please choose a different one.';
    setPassword.mockRejectedValue(new AuthError(text, { code: 'weak_password', status: 422 }));
    expect(await submit({}, fromProvider)).toMatchObject({
      fieldErrors: [{ field: 'password', text }],
    });
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

describe('submitRegistration returns the specified text when', () => {
  test.each([
    [
      new Error('Registration failed: No user data returned'),
      'Registration failed: No user data returned',
    ],
    [new AuthError('Email rate limit exceeded'), 'Email rate limit exceeded'],
    [new Error(''), 'Failed to create auth user'],
    ['no error', 'Failed to create user account'],
  ])('the sign-up fails with %o', async (thrown, text) => {
    const { submit, signUp, register } = setUp();
    signUp.mockRejectedValue(thrown);
    expect((await submit())?.formError.message).toBe(text);
    expect(register).not.toHaveBeenCalled();
  });

  test.each([
    [
      new HttpError('Registration is closed', { status: 400, detail: 'Registration is closed' }),
      'Registration is closed',
    ],
    [
      new TypeError('undefined is not a function'),
      'Failed to register account. Please try again later.',
    ],
    [undefined, 'Registration failed'],
  ])('the post fails with %o', async (thrown, text) => {
    const { submit, register } = setUp();
    register.mockRejectedValue(thrown);
    expect((await submit())?.formError.message).toBe(text);
  });
});

describe('an error of the service', () => {
  const rejectedFields = async (loc: string[][], changes: Partial<RegistrationForm> = {}) => {
    const { submit, register } = setUp();
    const fieldErrors = loc.map((path) => ({ loc: path, field: path.join('.'), message: 'No' }));
    register.mockRejectedValue(
      new HttpError('Validation errors:\nNo', {
        status: 422,
        detail: 'Validation errors:\nNo',
        fieldErrors,
      }),
    );
    return (await submit(changes))?.fieldErrors.map(({ field }) => field);
  };

  test('marks the fields that it names, in its order', async () => {
    expect(
      await rejectedFields([['zip_code'], ['selfie_photo', 'data'], ['card_expiry_year']]),
    ).toEqual(['zipCode', 'selfiePhoto', 'cardExpiry']);
  });

  test('marks the home address if it is also the billing address', async () => {
    expect(await rejectedFields([['billing_zip_code']])).toEqual(['zipCode']);
    expect(
      await rejectedFields([['billing_zip_code']], { billingAddressSameAsHome: false }),
    ).toEqual(['billingZipCode']);
  });

  test('ignores locations that the form does not have', async () => {
    expect(
      await rejectedFields([[], ['auth_id'], ['toString'], ['email'], ['personal_email']]),
    ).toEqual(['email']);
  });

  test('has the advice that the outcome is unknown after a lost connection or a 502', async () => {
    const { submit, register } = setUp();
    register.mockRejectedValue(new NetworkError('Failed'));
    expect((await submit())?.formError.advice).toBe('outcome-unknown');
    register.mockRejectedValue(new HttpError('Failed', { status: 502 }));
    expect((await submit())?.formError.advice).toBe('outcome-unknown');
  });
});
