import { paths } from '@bank-bonuses/product/routes';
import { Button, ButtonLink, Heading, Inline, Stack, Text } from '@bank-bonuses/ui';
import { Link } from 'react-router';
import type { RegisteredNote } from '../history/historyEntry.ts';
import * as styles from './RegisteredBefore.css.ts';

export interface RegisteredBeforeProps {
  note: RegisteredNote;
  onStartOver: () => void;
}

/** Renders the success view after a reload, without its receipt, which was only in memory. */
export function RegisteredBefore({ note, onStartOver }: RegisteredBeforeProps) {
  const { reference, isConfirmed, hasReceipt } = note;
  return (
    <Stack gap="lg">
      <Heading level={2}>Registration Successful!</Heading>
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
      <Text>
        {isConfirmed
          ? 'Your email address is already verified.'
          : 'Please check your email to verify your account before logging in.'}
      </Text>
      <Inline>
        <ButtonLink render={<Link to={paths.login} />}>Click Here to Log In</ButtonLink>
      </Inline>
      <Text size="small" tone="quiet">
        {!isConfirmed && <span>If the email does not arrive, log in to have it sent again. </span>}
        {hasReceipt && (
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
    </Stack>
  );
}
