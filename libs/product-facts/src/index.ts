// Every export is listed by name.
export { agreements, versionInForce } from './agreements.ts';
export type { Agreement, AgreementKind, AgreementVersion } from './agreements.ts';
export { cardFee, cardFeePercent, openingFee, openingFeeText } from './fees.ts';
export { productName } from './productName.ts';
export { accountTexts, passwordTooShortText } from './texts/account.ts';
export { addressTexts } from './texts/address.ts';
export { paymentTexts } from './texts/payment.ts';
export { minimumAge, personalTexts } from './texts/personal.ts';
export { securityTexts } from './texts/security.ts';
