import { expectTypeOf, test } from 'vitest';
import type { ApiError, HttpError, NetworkError } from './index.ts';
import {
  type ApiClient,
  createApiClient,
  type DashboardStats,
  type FieldError,
  type ProfileUpdate,
  type RegistrationPayload,
  type RegistrationReceipt,
  type TaskCompletionPage,
  type UserProfile,
} from './index.ts';

const client = createApiClient({ baseUrl: '/', getAccessToken: () => null });

test('createApiClient requires a token getter', () => {
  expectTypeOf(createApiClient).returns.toEqualTypeOf<ApiClient>();
  createApiClient({ baseUrl: '/', getAccessToken: () => Promise.resolve('token'), fetch });
  // @ts-expect-error the token getter is required
  createApiClient({ baseUrl: '/' });
});

test('amounts are numbers', () => {
  expectTypeOf<DashboardStats['total_earned']>().toEqualTypeOf<number | undefined>();
  type Month = DashboardStats['earnings_overview'][number];
  type Row = TaskCompletionPage['items'][number];
  expectTypeOf<Month['amount']>().toEqualTypeOf<number>();
  expectTypeOf<Row['amount']>().toEqualTypeOf<number | undefined>();
});

test('calls return the domain types', () => {
  expectTypeOf(client.getDashboardStats).returns.resolves.toEqualTypeOf<DashboardStats>();
  expectTypeOf(client.getProfile).returns.resolves.toEqualTypeOf<UserProfile>();
  expectTypeOf(client.register).returns.resolves.toEqualTypeOf<RegistrationReceipt | undefined>();
  expectTypeOf(client.listTaskCompletions).parameter(0).extract<object>().toEqualTypeOf<{
    page?: number;
    perPage?: number;
    bank?: string;
    taskType?: string;
  }>();
});

test('an update is exactly one group', () => {
  expectTypeOf<{ personal_email: string }>().toExtend<ProfileUpdate>();
  expectTypeOf<{ irs_withholding: boolean }>().toExtend<ProfileUpdate>();
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

test('payment methods and countries are those of the contract', () => {
  expectTypeOf<RegistrationPayload['payment_method']>().toEqualTypeOf<
    'card' | 'bill_pay' | 'wire'
  >();
  expectTypeOf<'United States'>().not.toExtend<RegistrationPayload['citizenship_country']>();
});

test('errors extend ApiError', () => {
  expectTypeOf<HttpError>().toExtend<ApiError>();
  expectTypeOf<NetworkError>().toExtend<Error>();
  expectTypeOf<HttpError['fieldErrors']>().toEqualTypeOf<readonly FieldError[]>();
});
