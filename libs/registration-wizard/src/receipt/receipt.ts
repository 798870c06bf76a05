import { feesOf } from '../steps/PaymentStep/fees.ts';
import type { PaymentMethod, RegistrationForm } from '../form/registrationForm.ts';
import { fullNameOf, trimAnswers } from '../form/trimAnswers.ts';
import { contractorAgreement } from '../legal/contractorAgreement.ts';
import type { LegalText } from '../legal/legalText.ts';
import { termsOfService } from '../legal/termsOfService.ts';

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
  /** Empty when the service confirmed in words that hold none. */
  reference: string;
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

/** The receipt of a registration that the service has taken under a reference. */
export function receiptOf(answers: RegistrationForm, reference: string, now: Date): Receipt {
  const form = trimAnswers(answers);
  const { paymentMethod, email } = form;
  return {
    reference,
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
