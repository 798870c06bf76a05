import type { Milestone, RegistrationReceipt } from '@bank-bonuses/api-client';
import {
  agreements,
  openingFee,
  paymentRows,
  type PaymentFacts,
  type PaymentRow,
} from '@bank-bonuses/product';
import { fullNameOf } from '../fields/payload.ts';
import type { RegistrationForm } from '../fields/table.ts';
import { feesOf } from '../steps/PaymentStep/paymentFees.ts';

/** The receipt of a registration. It contains no secret, so it can be printed. */
export interface Receipt {
  /** The payment in the response; otherwise the submitted one, possibly without a reference. */
  payment: PaymentFacts;
  /** Whether the payment is that of the response. */
  isStored: boolean;
  /** The next milestones; `undefined` when the response has none. */
  milestones: readonly Milestone[] | undefined;
  /** Whether the service already had the registration and ignored this submission. */
  isRepeat: boolean;
  /** Whether the service also sends the receipt by mail. */
  isMailed: boolean;
  name: string;
  email: string;
}

/**
 * Returns the receipt of an accepted registration, from the parts that its response contains.
 * @param form the trimmed answers
 * @param isOwnTry whether an earlier attempt of this page submitted the same answers and got no
 * response. `already_registered` then refers to that attempt, so the submission is not a repeat
 */
export function receiptOf(
  form: RegistrationForm,
  response: RegistrationReceipt | undefined,
  now: Date,
  isOwnTry = false,
): Receipt {
  const submitted = submittedPayment(form, response, now);
  const payment = response?.payment ?? submitted;
  return {
    payment,
    isStored: response?.payment !== undefined,
    milestones: response?.milestones,
    isRepeat:
      response?.already_registered === true && !(isOwnTry && payment.method === submitted.method),
    isMailed: response?.receipt_by_mail ?? false,
    name: fullNameOf(form),
    email: form.email,
  };
}

function submittedPayment(
  form: RegistrationForm,
  response: RegistrationReceipt | undefined,
  now: Date,
): PaymentFacts {
  const method = form.paymentMethod || 'card';
  const { cardFee, total } = feesOf(method);
  return {
    reference: response?.reference ?? response?.id ?? '',
    method,
    status: '',
    status_changed_at: '',
    amount: total,
    opening_fee: openingFee,
    card_fee: cardFee,
    registered_at: now.toISOString(),
    card_authorized_at: method === 'card' ? form.cardAuthorizationAccepted : undefined,
    contracts: [
      {
        kind: 'terms_of_service',
        version: agreements.terms_of_service.current.version,
        accepted_at: form.termsOfServiceAccepted,
      },
      {
        kind: 'contractor_agreement',
        version: agreements.contractor_agreement.current.version,
        accepted_at: form.independentContractorAgreementAccepted,
      },
    ],
  };
}

/** Returns the rows of a receipt: the payment, with the applicant after its time. */
export function receiptRows({ payment, isStored, name, email }: Receipt): PaymentRow[] {
  const rows = paymentRows(payment).filter(({ term }) =>
    term === 'Reference' ? payment.reference !== '' : isStored || term !== 'Status',
  );
  const afterTime = rows.findIndex(({ term }) => term === 'Registered') + 1;
  return rows.toSpliced(afterTime, 0, { term: 'Name', text: name }, { term: 'Email', text: email });
}
