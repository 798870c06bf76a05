import type {
  Milestone,
  Payment,
  PaymentMethod,
  RegistrationReceipt,
} from '@bank-bonuses/api-client';
import { feesOf } from '../steps/PaymentStep/paymentFees.ts';
import type { RegistrationForm } from '../form/registrationForm.ts';
import { contractorAgreement } from '../legal/contractorAgreement.ts';
import type { LegalText } from '../legal/legalText.ts';
import { termsOfService } from '../legal/termsOfService.ts';
import { fullNameOf, trimAnswers } from '../submission/payload.ts';

export interface AcceptedContract {
  title: string;
  version: string;
  /** `YYYY-MM-DD` */
  effectiveDate: string;
  /** ISO time of the tick. */
  acceptedAt: string;
}

/** What the applicant may keep of a registration. Holds no secret, so that it may lie in a printer. */
export interface Receipt {
  /** The short one, else the registration's id. Empty when the service confirmed in words that hold neither. */
  reference: string;
  /** As the service has it; undefined when it tells none. */
  payment: Payment | undefined;
  /** What happens next; undefined when the service does not tell. */
  milestones: readonly Milestone[] | undefined;
  /** The service had the registration already, and has recorded nothing of what was handed in now. */
  isRepeat: boolean;
  /** The service sends the receipt by mail, too. */
  isMailed: boolean;
  name: string;
  email: string;
  /** ISO time at which the service had confirmed. */
  registeredAt: string;
  paymentMethod: PaymentMethod | '';
  total: number;
  contracts: AcceptedContract[];
  /** ISO time; empty unless the fee is paid by card. */
  cardAuthorizedAt: string;
}

/**
 * The receipt of a registration that the service has taken, by its answer as far as that can be read.
 *
 * @param isOwnTry an earlier try of this page, of which no answer arrived, has handed in just the same: that the service
 *   has recorded it is no news then
 */
export function receiptOf(
  answers: RegistrationForm,
  answer: RegistrationReceipt | undefined,
  now: Date,
  isOwnTry = false,
): Receipt {
  const form = trimAnswers(answers);
  const { paymentMethod, email } = form;
  return {
    reference: answer?.reference ?? answer?.id ?? '',
    payment: answer?.payment,
    milestones: answer?.milestones,
    isRepeat:
      answer?.already_registered === true &&
      !(isOwnTry && paymentMethod === (answer.payment?.method ?? paymentMethod)),
    isMailed: answer?.receipt_by_mail ?? false,
    name: fullNameOf(form),
    email,
    registeredAt: now.toISOString(),
    paymentMethod,
    total: feesOf(paymentMethod).total,
    contracts: [
      accepted(termsOfService, form.termsOfServiceAcceptedAt),
      accepted(contractorAgreement, form.independentContractorAgreementAcceptedAt),
    ],
    cardAuthorizedAt: paymentMethod === 'card' ? form.cardAuthorizationAcceptedAt : '',
  };
}

function accepted({ title, version, effectiveDate }: LegalText, acceptedAt: string) {
  return { title, version, effectiveDate, acceptedAt };
}
