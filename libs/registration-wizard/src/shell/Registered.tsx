import { paths } from '@bank-bonuses/routes';
import { ButtonLink, Heading, Inline, Stack, Text } from '@bank-bonuses/ui';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Receipt } from '../receipt/receipt.ts';
import { ReceiptCard } from '../receipt/ReceiptCard.tsx';
import { onScreenOnly } from '../receipt/ReceiptCard.css.ts';

export interface RegisteredProps {
  /** The address was confirmed before the registration. */
  isConfirmed: boolean;
  /** What may be kept of it. */
  receipt: Receipt | undefined;
}

/** What stands after a successful registration, until the applicant leaves. */
export function Registered({ isConfirmed, receipt }: RegisteredProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="lg">
      <Heading level={2} ref={heading} tabIndex={-1}>
        Registration Successful!
      </Heading>
      <Text>
        {isConfirmed
          ? 'Your email address is verified already.'
          : 'Please check your email to verify your account before logging in.'}
      </Text>
      <div className={onScreenOnly}>
        <Inline>
          <ButtonLink render={<Link to={paths.login} />}>Click Here to Log In</ButtonLink>
        </Inline>
      </div>
      {receipt && <ReceiptCard receipt={receipt} />}
    </Stack>
  );
}
