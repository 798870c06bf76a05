import type {
  Milestone,
  Payment,
  PaymentMethod,
  RegistrationReceipt,
} from '@bank-bonuses/api-client';
import { feesOf } from '../steps/PaymentStep/paymentFees.ts';
import { contractorAgreement } from '../legal/contractorAgreement.ts';
import type { LegalText } from '../legal/legalText.ts';
import { termsOfService } from '../legal/termsOfService.ts';
import { fullNameOf, trimAnswers } from '../fields/payload.ts';
import type { RegistrationForm } from '../fields/table.ts';

export interface AcceptedContract {
  title: string;
  version: string;
  /** The first day on which the version is in force, `YYYY-MM-DD`. */
  effectiveDate: string;
  /** ISO time at which the agreement's box was checked. */
  acceptedAt: string;
}

/** The receipt of a registration. It contains no secret, so it can be printed. */
export interface Receipt {
  /** The short reference, otherwise the registration's id. Empty when the response has neither. */
  reference: string;
  /** The payment as the service stored it; `undefined` when the response has none. */
  payment: Payment | undefined;
  /** The next milestones; `undefined` when the response has none. */
  milestones: readonly Milestone[] | undefined;
  /** Whether the service already had the registration and ignored this submission. */
  isRepeat: boolean;
  /** Whether the service also sends the receipt by mail. */
  isMailed: boolean;
  name: string;
  email: string;
  /** ISO time of the service's response. */
  registeredAt: string;
  paymentMethod: PaymentMethod | '';
  total: number;
  contracts: AcceptedContract[];
  /** ISO time at which the charge was authorized; empty unless the fee is paid by card. */
  cardAuthorizedAt: string;
}

/**
 * Returns the receipt of an accepted registration, from the parts that its response contains.
 * @param isOwnTry whether an earlier attempt of this page submitted the same answers and got no
 * response. `already_registered` then refers to that attempt, so the submission is not a repeat
 */
export function receiptOf(
  answers: RegistrationForm,
  response: RegistrationReceipt | undefined,
  now: Date,
  isOwnTry = false,
): Receipt {
  const form = trimAnswers(answers);
  const { paymentMethod, email } = form;
  return {
    reference: response?.reference ?? response?.id ?? '',
    payment: response?.payment,
    milestones: response?.milestones,
    isRepeat:
      response?.already_registered === true &&
      !(isOwnTry && paymentMethod === (response.payment?.method ?? paymentMethod)),
    isMailed: response?.receipt_by_mail ?? false,
    name: fullNameOf(form),
    email,
    registeredAt: now.toISOString(),
    paymentMethod,
    total: feesOf(paymentMethod).total,
    contracts: [
      accepted(termsOfService, form.termsOfServiceAccepted),
      accepted(contractorAgreement, form.independentContractorAgreementAccepted),
    ],
    cardAuthorizedAt: paymentMethod === 'card' ? form.cardAuthorizationAccepted : '',
  };
}

function accepted({ title, version, effectiveDate }: LegalText, acceptedAt: string) {
  return { title, version, effectiveDate, acceptedAt };
}
