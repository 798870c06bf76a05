import { Button, Stack, Text } from '@bank-bonuses/ui';
import { useState } from 'react';
import { SecurityPart } from '../SecurityPart.tsx';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';

export function PasswordPart() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SecurityPart title="Password">
      <Stack gap="sm" align="start">
        <Text tone="quiet" size="small">
          Your password for this portal. It is separate from your bank login password.
        </Text>
        <Button variant="outline" tone="neutral" size="small" onClick={() => setIsOpen(true)}>
          Change password
        </Button>
      </Stack>
      <ChangePasswordDialog open={isOpen} onOpenChange={setIsOpen} />
    </SecurityPart>
  );
}
