// Lists every export by name, so that no name becomes public by accident.
export { createApiClient } from './client/client.ts';
export type { ApiClient } from './client/client.ts';
export { consoleLogger } from './client/logger.ts';
export type { ApiLogger, FailedCall, IncompleteAnswer } from './client/logger.ts';
export type {
  AgreementKind,
  ApiClientOptions,
  CallOptions,
  RegisterOptions,
} from './client/options.ts';
export type { ErrorCause } from './errors/cause.ts';
export {
  ApiError,
  CanceledError,
  HttpError,
  isRegistrationMissing,
  isSecondFactorRequired,
  NetworkError,
  TimeoutError,
} from './errors/errors.ts';
export type { ApiErrorInit, FieldError, HttpErrorCode, HttpErrorInit } from './errors/errors.ts';
export type {
  AcceptedContract,
  Account,
  AccountMovement,
  AccountsSummary,
  ActivityFilters,
  AttentionItem,
  BankAccountType,
  BonusRequirement,
  BonusStatement,
  CitizenshipCountry,
  components,
  Country,
  DashboardStats,
  Enrollment,
  ErrorBody,
  ExistingBankAccount,
  FilePayload,
  HeldMoney,
  IdCardType,
  Institution,
  Milestone,
  MonthlyEarnings,
  NextPayout,
  paths,
  Payment,
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
  OperationName,
} from './types.ts';
