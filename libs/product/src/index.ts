// Lists every export by name.
export { agreements, agreementVersionText, versionInForce } from './agreements.ts';
export type { Agreement, AgreementKind, AgreementVersion } from './agreements.ts';
export {
  cardFee,
  cardFeePercent,
  costMessages,
  openingFee,
  openingFeeText,
  totalTexts,
} from './fees.ts';
export { formatCount } from './formatCount.ts';
export { asciiEmail, isEmailAddress } from './emailAddress.ts';
export { hideAmounts } from './hideAmounts.ts';
export { longDate, longDay, longMoment } from './longDay.ts';
export { methodNames } from './payment/methodNames.ts';
export {
  cardFeeTerm,
  paymentRows,
  type PaymentFacts,
  type PaymentRow,
} from './payment/paymentRows.ts';
export { notProvided, orNotProvided } from './notProvided.ts';
export { serviceMessages } from './service.ts';
export { productName, senderName } from './productName.ts';
export {
  isPasswordTooLong,
  minPasswordLength,
  passwordTooLongMessage,
  passwordTooShortMessage,
} from './messages/account.ts';
export { milestonesTitle, milestoneSteps, type MilestoneProblem } from './messages/milestones.ts';
export {
  cardNumberInTextMessage,
  containsCardNumber,
  isCardNumberAsPhone,
  passesLuhnCheck,
} from './cardNumberInText.ts';
export { stateFieldText, stateName, stateOptions, states, type StateCode } from './states.ts';
export { isZipCode } from './zipCode.ts';
export {
  addressMessages,
  minimumAge,
  paymentMessages,
  personalMessages,
  securityMessages,
} from './messages/steps.ts';
