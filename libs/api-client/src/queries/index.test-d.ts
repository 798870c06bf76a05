import { QueryClient } from '@tanstack/query-core';
import { expectTypeOf, test } from 'vitest';
import { createApiClient, type Enrollment, type RegistrationPayload } from '../index.ts';
import type { registerMutation } from './index.ts';
import { enrollmentsQuery, profileQuery, type ProfileView } from './index.ts';

const client = createApiClient({ baseUrl: '/', getAccessToken: () => null });
const cache = new QueryClient();

test('a key knows what is stored under it', () => {
  expectTypeOf(cache.getQueryData(enrollmentsQuery(client).queryKey)).toEqualTypeOf<
    Enrollment[] | undefined
  >();
  expectTypeOf(cache.getQueryData(profileQuery(client).queryKey)).toEqualTypeOf<
    ProfileView | undefined
  >();
});

test('what is cached has no place for the number and the bank password', () => {
  expectTypeOf<ProfileView>().not.toHaveProperty('ssn');
  expectTypeOf<ProfileView>().not.toHaveProperty('decrypted_ssn');
  expectTypeOf<ProfileView>().not.toHaveProperty('password');
});

test('a registration is handed over as a function, never as the payload', () => {
  type Variables = Parameters<NonNullable<ReturnType<typeof registerMutation>['mutationFn']>>[0];
  expectTypeOf<() => RegistrationPayload>().toExtend<Variables>();
  expectTypeOf<RegistrationPayload>().not.toExtend<Variables>();
});
