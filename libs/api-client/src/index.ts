// Lists every export by name, so that no name becomes public by accident.
export { createApiClient } from './client/client.ts';
export type { ApiClient } from './client/client.ts';
export { userMessage } from './errors/userMessage.ts';
export { consoleLogger } from './client/logger.ts';
export type { ApiLogger, FailedCall, IncompleteAnswer } from './client/logger.ts';
export type {
  AgreementKind,
  ApiClientOptions,
  CallOptions,
  ReadOptions,
  RegisterOptions,
} from './client/options.ts';
export { retryReads } from './client/retryReads.ts';
export type { Retry, RetryContext, RetryOptions } from './client/retryReads.ts';
export type { ErrorCause } from './errors/cause.ts';
export type { ApiErrorCode, HttpErrorCode, NetworkErrorCode } from './errors/codes.ts';
export { errorGuides, explainError } from './errors/errorGuide.ts';
export type { ErrorGuide } from './errors/errorGuide.ts';
export {
  CanceledError,
  HttpError,
  isRegistrationMissing,
  isSecondFactorRequired,
  TimeoutError,
} from './errors/errors.ts';
export { InvalidOptionsError } from './errors/invalidOptionsError.ts';
export type { FieldError, HttpErrorInit } from './errors/errors.ts';
export { ApiError, NetworkError } from './errors/networkError.ts';
export type { ApiErrorInit, NetworkErrorInit } from './errors/networkError.ts';
export type {
  AcceptedContract,
  Account,
  AccountsSummary,
  ActivityFilters,
  BankAccountType,
  BonusRequirement,
  CitizenshipCountry,
  components,
  Country,
  DashboardStats,
  Enrollment,
  ErrorBody,
  ExistingBankAccount,
  FilePayload,
  IdCardType,
  Institution,
  Milestone,
  MonthlyEarnings,
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
