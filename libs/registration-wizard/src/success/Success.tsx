import type { Milestone } from '@bank-bonuses/api-client';
import { longMoment, methodNames, milestonesTitle, milestoneSteps } from '@bank-bonuses/product';
import { useSupportMail } from '@bank-bonuses/product/react';
import { paths, type TypedEmail } from '@bank-bonuses/product/routes';
import {
  Button,
  ButtonLink,
  Card,
  formatAmount,
  Heading,
  Inline,
  Notice,
  Stack,
  Text,
  TextLink,
  Timeline,
} from '@bank-bonuses/ui';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { RegisteredNote } from '../history/historyEntry.ts';
import type { Receipt } from '../receipt/receipt.ts';
import { ReceiptCard } from '../receipt/ReceiptCard.tsx';
import * as styles from '../receipt/ReceiptCard.css.ts';
import { ResendConfirmation } from './ResendConfirmation.tsx';

export interface SuccessProps {
  /** The receipt; `undefined` after a reload, because it was only in memory. */
  receipt: Receipt | undefined;
  /** The note of the registration in the history entry. */
  note: RegisteredNote | undefined;
  onStartOver: () => void;
}

/** Renders the success view of a registration, also after a reload. */
export function Success({ receipt, note, onStartOver }: SuccessProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isNew = receipt !== undefined;
  useLayoutEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const isConfirmed = note?.isConfirmed ?? false;
  const state: TypedEmail | undefined = receipt && { email: receipt.email };
  return (
    <Stack gap="lg">
      <Heading level={2} ref={heading} tabIndex={-1}>
        Registration Successful!
      </Heading>
      {!receipt && note && <Received reference={note.reference} />}
      <Text>
        {isConfirmed
          ? 'Your email address is already verified.'
          : 'Please check your email to verify your account before logging in.'}
      </Text>
      {receipt?.isRepeat && <AlreadyRegistered receipt={receipt} />}
      <div className={styles.onScreenOnly}>
        <Inline>
          <ButtonLink render={<Link to={paths.login} state={state} />}>
            Click Here to Log In
          </ButtonLink>
        </Inline>
      </div>
      {receipt ? (
        <>
          {!isConfirmed && (
            <div className={styles.onScreenOnly}>
              <ResendConfirmation email={receipt.email} wasSentNow />
            </div>
          )}
          {receipt.milestones && <NextMilestones milestones={receipt.milestones} />}
          <ReceiptCard receipt={receipt} />
        </>
      ) : (
        note && <AfterReload note={note} onStartOver={onStartOver} />
      )}
    </Stack>
  );
}

function Received({ reference }: Pick<RegisteredNote, 'reference'>) {
  return (
    <Text>
      We received your registration
      {reference && (
        <span>
          {' '}
          <span className={styles.reference}>{`(${reference})`}</span>
        </span>
      )}
      .
    </Text>
  );
}

function AfterReload({ note, onStartOver }: { note: RegisteredNote; onStartOver: () => void }) {
  return (
    <>
      <Text size="small" tone="quiet">
        {!note.isConfirmed && (
          <span>If the email does not arrive, log in to have it sent again. </span>
        )}
        {note.hasReceipt && (
          <span>
            After you log in, Settings shows your receipt on the card &apos;Payment&apos;.
          </span>
        )}
      </Text>
      <Inline>
        <Button variant="quiet" tone="neutral" onClick={onStartOver}>
          Start a new registration
        </Button>
      </Inline>
    </>
  );
}

/**
 * Renders a notice that the address already had a registration, and that only the answers of that
 * registration were recorded.
 */
function AlreadyRegistered({ receipt: { payment, isStored } }: { receipt: Receipt }) {
  const mail = useSupportMail({ subject: 'My registration', asksReference: true });
  return (
    <Notice tone="caution" title="This email address was already registered">
      <Stack gap="sm">
        <span>
          Your first registration counts
          {isStored && (
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

const milestonesId = 'register-milestones';

/** Renders the milestones from the registration to the first payout. */
function NextMilestones({ milestones }: { milestones: readonly Milestone[] }) {
  return (
    <div className={styles.onScreenOnly}>
      <Card as="section" aria-labelledby={milestonesId}>
        <Stack gap="md">
          <Heading level={3} id={milestonesId}>
            {milestonesTitle}
          </Heading>
          <Timeline steps={milestoneSteps(milestones)} />
        </Stack>
      </Card>
    </div>
  );
}
