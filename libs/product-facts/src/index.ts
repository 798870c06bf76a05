// Every export is listed by name.
export { agreements, versionInForce } from './agreements.ts';
export type { Agreement, AgreementKind, AgreementVersion } from './agreements.ts';
export { cardFeePercent, openingFee } from './fees.ts';
