import { cardFeeTerm, costMessages, openingFee } from '@bank-bonuses/product';
import { formatAmount, Heading, Stack, Text } from '@bank-bonuses/ui';
import { useDeferredValue } from 'react';
import { useAnswer } from '../form/registrationForm.ts';
import { feesOf } from '../steps/PaymentStep/paymentFees.ts';
import { fold, summary } from './Costs.css.ts';
import { CostLines } from './Costs.tsx';
import { panel } from './OrderSummary.css.ts';

/** Renders the total of the chosen payment method, for the panel beside the last step. */
export function OrderPanel() {
  return (
    <div className={panel}>
      <OrderInFull />
    </div>
  );
}

/**
 * Renders the summary above the form, collapsed to a line with the total, if there is no space for
 * the panel.
 */
export function FoldedOrder() {
  const { total } = feesOf(usePaymentMethod());
  return (
    <details className={fold}>
      <summary className={summary}>{`Order summary: total ${formatAmount(total)}`}</summary>
      <OrderInFull />
    </details>
  );
}

/**
 * Renders the amounts again, right before the Register button, if there is no space for the panel.
 */
export function OrderSummary() {
  return (
    <section className={fold} aria-labelledby={headingId}>
      <Stack gap="md">
        <Heading level={4} id={headingId}>
          Order summary
        </Heading>
        <Order />
      </Stack>
    </section>
  );
}

const headingId = 'register-order';

function OrderInFull() {
  return (
    <Stack gap="lg">
      <Order />
      <Stack gap="xs">
        {[costMessages.accountOpening, costMessages.referral].map((text) => (
          <Text key={text} size="small" tone="quiet">
            {text}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}

/**
 * Returns the chosen payment method. Deferred, so that the costs render after the chosen option is
 * painted.
 */
const usePaymentMethod = () => useDeferredValue(useAnswer('paymentMethod'));

function Order() {
  const method = usePaymentMethod();
  const { cardFee, total } = feesOf(method);
  const lines = [
    { term: 'Account opening fee', amount: formatAmount(openingFee) },
    ...(cardFee > 0 ? [{ term: cardFeeTerm, amount: formatAmount(cardFee) }] : []),
    { term: 'Total', amount: formatAmount(total), isTotal: true },
  ];
  return (
    <Stack gap="md">
      <CostLines lines={lines} />
      {method === '' && (
        <Text size="small" tone="quiet">
          {costMessages.card}
        </Text>
      )}
    </Stack>
  );
}
