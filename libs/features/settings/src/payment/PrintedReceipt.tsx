import { DescriptionList, Heading, Logo, Stack, type DescriptionItem } from '@bank-bonuses/ui';
import { createPortal } from 'react-dom';
import * as styles from './PrintedReceipt.css.ts';

export interface PrintedReceiptProps {
  details: readonly DescriptionItem[];
}

/** The receipt alone on its sheet of paper: on the screen it is not seen, on paper nothing else is. */
export const PrintedReceipt = ({ details }: PrintedReceiptProps) =>
  createPortal(
    <div className={styles.sheet} aria-hidden="true">
      <Stack gap="lg">
        <Logo />
        <Heading level={1} size="lead">
          Receipt
        </Heading>
        <DescriptionList items={details} />
      </Stack>
    </div>,
    document.body,
  );
