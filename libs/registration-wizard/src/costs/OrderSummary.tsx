import { costMessages } from '@bank-bonuses/product';
import { formatAmount, Heading, Stack, Text } from '@bank-bonuses/ui';
import { useDeferredValue, useRef, useEffect, type RefObject } from 'react';
import { useAnswer } from '../form/registrationForm.ts';
import { feeRows, feesOf } from '../steps/PaymentStep/paymentFees.ts';
import { fold } from './Costs.css.ts';
import { CostLines } from './Costs.tsx';
import * as styles from './OrderSummary.css.ts';

/** Renders the total of the chosen payment method, for the panel beside the last step. */
export function OrderPanel() {
  return (
    <div className={styles.panel}>
      <OrderInFull />
    </div>
  );
}

/**
 * Renders the summary in one line if there is no space for the panel. The line sticks to the top of
 * the window. Its details open over the fields and close when another element is used.
 */
export function FoldedOrder() {
  const { total } = feesOf(usePaymentMethod());
  const details = useRef<HTMLDetailsElement>(null);
  useClosing(details);
  return (
    <details ref={details} className={styles.staying}>
      <summary className={styles.summary}>
        <span className={styles.line}>
          <span>Order summary</span>
          <span className={styles.total}>{`Total ${formatAmount(total)}`}</span>
        </span>
      </summary>
      <div className={styles.unfolded}>
        <OrderInFull />
      </div>
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
        {[costMessages.accountOpening, costMessages.referral, costMessages.revocation].map(
          (text) => (
            <Text key={text} size="small" tone="quiet">
              {text}
            </Text>
          ),
        )}
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
  return (
    <Stack gap="md">
      <CostLines
        lines={feeRows(method).map(({ amount, ...row }) => ({
          ...row,
          amount: formatAmount(amount),
        }))}
      />
      {method === '' && (
        <Text size="small" tone="quiet">
          {costMessages.card}
        </Text>
      )}
    </Stack>
  );
}

/** Closes the details on Escape and when another element is used. */
function useClosing(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = (event: Event) => {
      const { current } = details;
      const { target, type } = event;
      if (!current?.open || !(target instanceof Node)) return;
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      // Pressing plain text focuses the `main` element around the details, which is ignored.
      const isElsewhere =
        !current.contains(target) && (type === 'pointerdown' || !target.contains(current));
      if (type === 'keydown' ? isEscape : isElsewhere) current.open = false;
    };
    const types = ['pointerdown', 'focusin', 'keydown'];
    for (const type of types) document.addEventListener(type, close);
    return () => types.forEach((type) => document.removeEventListener(type, close));
  }, [details]);
}
