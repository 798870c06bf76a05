import type { PaymentMethod } from '@bank-bonuses/api-client';
import {
  cardFeePercent,
  costMessages,
  methodNames,
  openingFeeText,
  senderName,
} from '@bank-bonuses/product';
import {
  DescriptionList,
  FieldGroup,
  formatAmount,
  RadioCards,
  Text,
  useAnnounce,
} from '@bank-bonuses/ui';
import { useDeferredValue } from 'react';
import { useRegistrationForm } from '../../form/registrationForm.ts';
import { useChoice } from '../../form/useChoice.ts';
import { CardForm } from './CardForm.tsx';
import { feesOf } from './paymentFees.ts';

const methods: { value: PaymentMethod; label: string; description: string }[] = [
  {
    value: 'card',
    label: methodNames.card,
    description: `${openingFeeText} plus a ${cardFeePercent}% processing fee`,
  },
  {
    value: 'bill_pay',
    label: methodNames.bill_pay,
    description: `${openingFeeText}, no processing fee`,
  },
  { value: 'wire', label: methodNames.wire, description: `${openingFeeText}, no processing fee` },
];

/** What the Terms of Service say about the fee, and nothing beyond them. */
const feeFacts = [
  { term: 'What you pay', value: `The account opening fee of ${openingFeeText}, up front` },
  { term: 'Who receives it', value: senderName },
  {
    term: 'Does it come back?',
    value: `The Terms of Service promise no refund of it. ${costMessages.revocation}`,
  },
];

/** Renders the fee, the choice of the payment method, and the fields of a card. */
export function PaymentMethodSection() {
  const form = useRegistrationForm();
  const announce = useAnnounce();
  const { choose, value: method, ...field } = useChoice('paymentMethod');
  // Deferred, so that the chosen option is painted before the fields are rendered.
  const shownMethod = useDeferredValue(method);
  const chooseOption = (value: string) => {
    const chosen = methods.find((option) => option.value === value);
    if (!chosen) return;
    choose(chosen.value);
    // The confirmation that the payment was sent applies only to the previous method.
    form.setValue('paymentSent', false);
    const next =
      value === 'card' ? 'The card form follows.' : 'The payment details follow the agreements.';
    const total = formatAmount(feesOf(chosen.value).total);
    announce(`${chosen.label} chosen. The total is ${total}. ${next}`);
  };
  return (
    <FieldGroup label="Pay">
      <DescriptionList items={feeFacts} />
      <RadioCards
        {...field}
        label="Payment Method"
        name="paymentMethod"
        options={methods}
        value={method}
        onValueChange={chooseOption}
      />
      {shownMethod === 'card' && <CardForm />}
      {(shownMethod === 'bill_pay' || shownMethod === 'wire') && (
        <Text tone="quiet">Read the agreements first. The payment details follow them.</Text>
      )}
    </FieldGroup>
  );
}
