export { exportRegistrations } from './exportRegistrations.ts';
export { findCustomers } from './findCustomers.ts';
export { importFile } from './importFile.ts';
export { importKindNames, importKinds } from './importKinds.ts';
export {
  listPayments,
  listedStatuses,
  paymentHistory,
  paymentStatuses,
  setPaymentStatus,
} from './payments.ts';
