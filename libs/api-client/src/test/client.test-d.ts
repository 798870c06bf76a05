import { expectTypeOf, test } from 'vitest';
import {
  createApiClient,
  type DashboardStats,
  type ProfileUpdate,
  type RegistrationPayload,
  type TaskCompletionPage,
  type UserProfile,
} from '../index.ts';

test('createApiClient requires a token getter', () => {
  createApiClient({ baseUrl: '/', getAccessToken: () => Promise.resolve('token'), fetch });
  // @ts-expect-error the token getter is required
  createApiClient({ baseUrl: '/' });
});

test('amounts are numbers, or undefined if the service omits them', () => {
  expectTypeOf<DashboardStats['total_earned']>().toEqualTypeOf<number | undefined>();
  type Row = TaskCompletionPage['items'][number];
  expectTypeOf<Row['amount']>().toEqualTypeOf<number | undefined>();
});

test('an update is exactly one group', () => {
  expectTypeOf<{ personal_email: string }>().toExtend<ProfileUpdate>();
  expectTypeOf<{ personal_email: string; personal_phone: string }>().not.toExtend<ProfileUpdate>();
  expectTypeOf<{ occupation: string }>().not.toExtend<ProfileUpdate>();
  expectTypeOf<{ first_name: string }>().not.toExtend<ProfileUpdate>();
});

test('income and ZIP code have different types in a registration and a profile', () => {
  expectTypeOf<RegistrationPayload['income']>().toEqualTypeOf<number>();
  expectTypeOf<UserProfile['income']>().toEqualTypeOf<string | null>();
  expectTypeOf<RegistrationPayload['zip_code']>().toEqualTypeOf<number>();
  expectTypeOf<UserProfile['zip_code']>().toEqualTypeOf<string | number>();
  expectTypeOf<RegistrationPayload['billing_zip_code']>().toEqualTypeOf<string | undefined>();
});
