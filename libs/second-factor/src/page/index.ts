export { ChallengePage } from './ChallengePage.tsx';
export { EnrollPage } from './EnrollPage.tsx';
