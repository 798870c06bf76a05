import { Button, Dialog, Logo, Stack, Text } from '@bank-bonuses/ui';
import type { ReactNode } from 'react';
import * as styles from './DocumentDialog.css.ts';

export interface DocumentDialogProps {
  title: string;
  description?: string;
  /** The customer's full name, in print only. */
  name: string;
  onClose: () => void;
  /** A button beside Print. */
  action?: ReactNode;
  /** Whether there is nothing to print, for example while the document loads. @default false */
  empty?: boolean;
  children: ReactNode;
}

/** Renders a document to read and to print. In print, the kit shows the dialog alone and in full. */
export const DocumentDialog = ({
  title,
  description,
  name,
  onClose,
  action,
  empty = false,
  children,
}: DocumentDialogProps) => (
  <Dialog
    open
    onOpenChange={onClose}
    size="wide"
    title={title}
    description={description}
    actions={
      <>
        {action}
        <Button variant="outline" tone="neutral" disabled={empty} onClick={() => window.print()}>
          Print or save as PDF
        </Button>
      </>
    }
  >
    <Stack gap="lg">
      <div className={styles.onPaper}>
        <Logo />
        <Text as="span" weight="medium" translate="no">
          {name}
        </Text>
      </div>
      {children}
    </Stack>
  </Dialog>
);
