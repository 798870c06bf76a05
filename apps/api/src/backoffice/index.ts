export { bankLogins } from './bankLogins.ts';
export { exportRegistrations } from './exportRegistrations.ts';
export { findCustomers } from './findCustomers.ts';
export { importFile } from './importFile.ts';
export type { ImportKind } from './importKind.ts';
export { keyedKinds } from './importSchemas.ts';
export { keyedRows } from './keyedRows.ts';
export { milestoneDays } from './milestoneDays.ts';
export {
  listPayments,
  listedStatuses,
  paymentHistory,
  paymentStatuses,
  setPaymentStatus,
} from './payments.ts';
export { referralCounts } from './referralCounts.ts';
