import { Button, Card, FieldGroup, Inline, Stack, Text, useAnnounce } from '@bank-bonuses/ui';
import { startTransition, useRef, useState } from 'react';
import type { ExistingBank } from '../../fields/field.ts';
import { useRegistrationForm } from '../../form/registrationForm.ts';
import { useChoice } from '../../form/useChoice.ts';
import { addBank, findBank } from './addBank.ts';
import { AddBankDialog } from './AddBankDialog.tsx';

/**
 * Renders the banks where the applicant already has accounts, so that no bonus is applied for
 * twice.
 */
export function ExistingBanks() {
  const form = useRegistrationForm();
  const announce = useAnnounce();
  const { value: banks, choose: change, ...field } = useChoice('existingBankAccounts');
  const [isOpen, setOpen] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  // A transition, so that the press is painted first: on a slow phone, rendering the dialog and its
  // lists takes longer.
  const setDialog = (open: boolean) => startTransition(() => setOpen(open));

  const add = (bank: ExistingBank) => {
    const added = addBank(form.getValues('existingBankAccounts'), bank);
    change(added);
    const types = findBank(added, bank.institution)?.accountTypes ?? [];
    announce(`${bank.institution} is in your list with ${types.join(', ')}`);
  };
  const remove = (index: number) => {
    change(form.getValues('existingBankAccounts').filter((_, at) => at !== index));
    announce(`${banks[index]?.institution ?? 'Bank'} removed`);
    // The pressed button is removed. Without this call, the focus would move to the top of the
    // page.
    addButton.current?.focus();
  };

  return (
    <FieldGroup
      {...field}
      label="Existing bank accounts"
      description="Many bonuses are for new customers only. Add the banks where you have accounts; skip this if you have none."
    >
      {banks.length > 0 && (
        <Stack as="ul" gap="xs">
          {banks.map((bank, index) => (
            <Card as="li" key={bank.institution}>
              <Inline justify="between" wrap={false}>
                <Stack gap="none">
                  <Text as="span" weight="medium" tone="strong">
                    {bank.institution}
                  </Text>
                  <Text as="span" size="small" tone="quiet">
                    {bank.accountTypes.join(', ')}
                  </Text>
                </Stack>
                <Button
                  variant="quiet"
                  tone="neutral"
                  size="small"
                  aria-label={`Remove ${bank.institution}`}
                  onClick={() => remove(index)}
                >
                  Remove
                </Button>
              </Inline>
            </Card>
          ))}
        </Stack>
      )}
      <Inline>
        <Button ref={addButton} variant="outline" tone="neutral" onClick={() => setDialog(true)}>
          Add Bank Account
        </Button>
      </Inline>
      {isOpen && <AddBankDialog banks={banks} onAdd={add} onClose={() => setDialog(false)} />}
    </FieldGroup>
  );
}
