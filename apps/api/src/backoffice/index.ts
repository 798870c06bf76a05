export { exportRegistrations } from './exportRegistrations.ts';
export { findCustomers } from './findCustomers.ts';
export { importFile } from './imports/importFile.ts';
export { importKindNames, importKindOf } from './imports/importKinds.ts';
export {
  listPayments,
  listedStatuses,
  paymentHistory,
  paymentStatuses,
  setPaymentStatus,
} from './payments.ts';
