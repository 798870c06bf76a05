export { asciiAddresses } from './asciiAddresses.ts';
export { cardNumberIssues, phoneIssues } from './cardNumbers.ts';
export { characterIssues, loadContract } from './contract.ts';
export type { Contract } from './contract.ts';
export { keyName } from './issues.ts';
export type { IssueMessages } from './issues.ts';
