export { accountsSummary } from './accountsSummary.ts';
export { pageReader, taskCompletionPage } from './activityPage.ts';
export { authenticateCustomer, registrationIdOf } from './authenticateCustomer.ts';
export { dashboardStats } from './dashboardStats.ts';
export { listEnrollments } from './enrollments.ts';
export { parseProfileUpdate, updateProfile } from './profileUpdate.ts';
export { readProfile } from './readProfile.ts';
