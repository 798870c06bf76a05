// Every export is listed by name.
export { createApiClient } from './client/client.ts';
export type {
  ApiClient,
  ApiClientOptions,
  CallOptions,
  AgreementKind,
  RegisterOptions,
} from './client/client.ts';
export {
  ApiError,
  CanceledError,
  HttpError,
  isRegistrationMissing,
  isSecondFactorRequired,
  NetworkError,
  TimeoutError,
} from './errors/errors.ts';
export type { FieldError, HttpErrorInit } from './errors/errors.ts';
export type {
  Account,
  AccountsSummary,
  BankAccountType,
  CitizenshipCountry,
  Country,
  DashboardStats,
  Enrollment,
  ErrorBody,
  ExistingBankAccount,
  FilePayload,
  IdCardType,
  Institution,
  MonthlyEarnings,
  PaymentMethod,
  ProfileUpdate,
  RegistrationPayload,
  RegistrationReceipt,
  StateCode,
  TaskCompletion,
  TaskCompletionPage,
  TaskCompletionPageRequest,
  UserProfile,
  ValidationIssue,
} from './types.ts';
