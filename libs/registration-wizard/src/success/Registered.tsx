import { paths, type TypedEmail } from '@bank-bonuses/product/routes';
import { ButtonLink, Heading, Inline, Stack, Text } from '@bank-bonuses/ui';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { AlreadyRegistered } from '../receipt/AlreadyRegistered.tsx';
import type { Receipt } from '../receipt/receipt.ts';
import { ReceiptCard } from '../receipt/ReceiptCard.tsx';
import { ResendConfirmation } from './confirmation/ResendConfirmation.tsx';
import { NextMilestones } from '../receipt/NextMilestones.tsx';
import { onScreenOnly } from '../receipt/ReceiptCard.css.ts';

export interface RegisteredProps {
  /** Whether the address was confirmed before the registration. */
  isConfirmed: boolean;
  /** The receipt, if the response has one. */
  receipt: Receipt | undefined;
}

/** Renders the success view of a registration that was just completed. */
export function Registered({ isConfirmed, receipt }: RegisteredProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const state: TypedEmail = { email: receipt?.email ?? '' };
  return (
    <Stack gap="lg">
      <Heading level={2} ref={heading} tabIndex={-1}>
        Registration Successful!
      </Heading>
      <Text>
        {isConfirmed
          ? 'Your email address is already verified.'
          : 'Please check your email to verify your account before logging in.'}
      </Text>
      {receipt?.isRepeat && <AlreadyRegistered receipt={receipt} />}
      <div className={onScreenOnly}>
        <Inline>
          <ButtonLink render={<Link to={paths.login} state={state} />}>
            Click Here to Log In
          </ButtonLink>
        </Inline>
      </div>
      {!isConfirmed && receipt && (
        <div className={onScreenOnly}>
          <ResendConfirmation email={receipt.email} wasSentNow />
        </div>
      )}
      {receipt?.milestones && (
        <div className={onScreenOnly}>
          <NextMilestones milestones={receipt.milestones} />
        </div>
      )}
      {receipt && <ReceiptCard receipt={receipt} />}
    </Stack>
  );
}
