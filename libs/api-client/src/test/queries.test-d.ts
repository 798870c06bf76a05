import { QueryClient } from '@tanstack/query-core';
import { expectTypeOf, test } from 'vitest';
import { createApiClient, type Enrollment, type RegistrationPayload } from '../index.ts';
import type { registerMutation } from '../queries/index.ts';
import { enrollmentsQuery, profileQuery, type ProfileView } from '../queries/index.ts';

const client = createApiClient({ baseUrl: '/', getAccessToken: () => null });
const cache = new QueryClient();

test('a query key carries the type of its data', () => {
  expectTypeOf(cache.getQueryData(enrollmentsQuery(client).queryKey)).toEqualTypeOf<
    Enrollment[] | undefined
  >();
  expectTypeOf(cache.getQueryData(profileQuery(client).queryKey)).toEqualTypeOf<
    ProfileView | undefined
  >();
});

test('ProfileView has no Social Security number and no bank password', () => {
  expectTypeOf<ProfileView>().not.toHaveProperty('ssn');
  expectTypeOf<ProfileView>().not.toHaveProperty('decrypted_ssn');
  expectTypeOf<ProfileView>().not.toHaveProperty('password');
});

test('registerMutation takes a function, never the payload', () => {
  type Variables = Parameters<NonNullable<ReturnType<typeof registerMutation>['mutationFn']>>[0];
  expectTypeOf<() => RegistrationPayload>().toExtend<Variables>();
  expectTypeOf<RegistrationPayload>().not.toExtend<Variables>();
});
