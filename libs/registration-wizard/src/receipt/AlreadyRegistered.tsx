import { useSupportMail } from '@bank-bonuses/product/react';
import { longMoment, methodNames } from '@bank-bonuses/product';
import { formatAmount, Notice, Stack, TextLink } from '@bank-bonuses/ui';
import type { Receipt } from './receipt.ts';

export interface AlreadyRegisteredProps {
  receipt: Receipt;
}

/**
 * Renders a notice that the address already had a registration, and that only the answers of that
 * registration were recorded.
 */
export function AlreadyRegistered({ receipt: { payment } }: AlreadyRegisteredProps) {
  const mail = useSupportMail({ subject: 'My registration', asksReference: true });
  return (
    <Notice tone="caution" title="This email address was already registered">
      <Stack gap="sm">
        <span>
          Your first registration counts
          {payment && (
            <span>
              . Recorded on{' '}
              <time dateTime={payment.registered_at}>{longMoment(payment.registered_at)}</time>:{' '}
              {methodNames[payment.method]}, {formatAmount(payment.amount)}
            </span>
          )}
          .
        </span>
        <span>
          Your new answers were not recorded, and you were not charged again. If you have since paid
          in another way, please{' '}
          {mail ? <TextLink href={mail}>contact support</TextLink> : <span>contact support</span>}.
        </span>
      </Stack>
    </Notice>
  );
}
