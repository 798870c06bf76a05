import { DescriptionList, Heading, Logo, Stack, type DescriptionItem } from '@bank-bonuses/ui';
import { createPortal } from 'react-dom';
import * as styles from './PrintedReceipt.css.ts';

export interface PrintedReceiptProps {
  details: readonly DescriptionItem[];
}

/**
 * Renders the receipt for print. It is hidden on screen, and in print everything else is hidden.
 */
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
