import { Button, Card, FieldGroup, Inline, Stack, Text, useAnnounce } from '@bank-bonuses/ui';
import { startTransition, useRef, useState } from 'react';
import type { ExistingBank } from '../../../fields/field.ts';
import { useRegistrationForm } from '../../../form/registrationForm.ts';
import { useChoice } from '../../../form/useChoice.ts';
import { addBank, bankAnnouncement } from './addBank.ts';
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
  const [openings, setOpenings] = useState(0);
  const addButton = useRef<HTMLButtonElement>(null);

  const add = (bank: ExistingBank) => {
    const before = form.getValues('existingBankAccounts');
    change(addBank(before, bank));
    announce(bankAnnouncement(before, bank));
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
        <Button
          ref={addButton}
          variant="outline"
          tone="neutral"
          onClick={() =>
            startTransition(() => {
              setOpenings(openings + 1);
              setOpen(true);
            })
          }
        >
          Add Bank Account
        </Button>
      </Inline>
      <AddBankDialog
        key={openings}
        open={isOpen}
        onOpenChange={setOpen}
        banks={banks}
        onAdd={add}
      />
    </FieldGroup>
  );
}
