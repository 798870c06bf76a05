import type { PaymentMethod } from '@bank-bonuses/api-client';
import { cardFeePercent, methodNames, openingFeeText } from '@bank-bonuses/product';
import { FieldGroup, formatAmount, RadioCards, useAnnounce } from '@bank-bonuses/ui';
import { memo, useDeferredValue, useEffect, useRef } from 'react';
import { feesOf } from './paymentFees.ts';
import { useRegistrationForm } from '../../form/registrationForm.ts';
import { useChoice } from '../../form/useChoice.ts';
import { CardForm } from './card/CardForm.tsx';
import { TransferInstructions } from './transfer/TransferInstructions.tsx';

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

/** Renders the choice of the payment method and the fields of that method. */
export function PaymentMethodSection() {
  const form = useRegistrationForm();
  const { choose, value: method, ...field } = useChoice('paymentMethod');
  const announce = useAnnounce();
  const justChosen = useRef<(typeof methods)[number]>(undefined);
  const chooseOption = (value: string) => {
    const chosen = methods.find((option) => option.value === value);
    if (!chosen) return;
    choose(chosen.value);
    // The confirmation that the payment was sent applies only to the previous method, so it is
    // cleared.
    if (form.getValues('paymentSent')) form.setValue('paymentSent', false);
    justChosen.current = chosen;
  };
  // This effect runs after that of the error box, so that the announcement of the box does not
  // replace this one.
  useEffect(() => {
    if (justChosen.current) announce(methodAnnouncement(justChosen.current));
    justChosen.current = undefined;
  }, [method, announce]);
  return (
    <FieldGroup label="Payment" description={`The account opening fee is ${openingFeeText}.`}>
      <RadioCards
        {...field}
        label="Payment Method"
        name="paymentMethod"
        options={methods}
        value={method}
        onValueChange={chooseOption}
      />
      <MethodFields method={useDeferredValue(method)} />
    </FieldGroup>
  );
}

interface MethodFieldsProps {
  method: PaymentMethod | '';
}

/**
 * Renders the fields of a payment method. Rendered in a deferred update, after the chosen option is
 * painted.
 */
const MethodFields = memo(function MethodFields({ method }: MethodFieldsProps) {
  if (method === '') return null;
  return method === 'card' ? <CardForm /> : <TransferInstructions method={method} />;
});

/** Returns the announcement of a chosen payment method: the total, and which fields follow. */
function methodAnnouncement({ value, label }: (typeof methods)[number]): string {
  const next = value === 'card' ? 'The card form follows.' : 'The payment details follow.';
  return `${label} chosen. The total is ${formatAmount(feesOf(value).total)}. ${next}`;
}
