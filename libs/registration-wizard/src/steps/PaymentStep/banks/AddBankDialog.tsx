import {
  Button,
  Checkbox,
  Dialog,
  FieldGroup,
  SearchableRadioGroup,
  Stack,
} from '@bank-bonuses/ui';
import { startTransition, useRef, useState } from 'react';
import type { ExistingBank } from '../../../fields/field.ts';
import {
  accountTypes,
  institutionAliases,
  institutions,
  type AccountType,
} from '../../../lists/banks.ts';
import { isSameBank } from './addBank.ts';

export interface AddBankDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The banks that were added before. */
  banks: readonly ExistingBank[];
  onAdd: (bank: ExistingBank) => void;
}

const options = institutions.map((name) => ({
  value: name,
  label: name,
  aliases: institutionAliases[name],
}));

/**
 * Renders a dialog that asks for an institution, from the list or by name, and its account types.
 * Pass a different `key` each time it opens, so that its state starts empty.
 */
export function AddBankDialog({ open, onOpenChange, banks, onAdd }: AddBankDialogProps) {
  const [chosen, setChosen] = useState('');
  const [types, setTypes] = useState<readonly AccountType[]>([]);
  const present = banks.find((bank) => isSameBank(bank.institution, chosen));
  const isComplete = chosen !== '' && types.length > 0;

  const isAdded = useRef(false);

  const close = () => startTransition(() => onOpenChange(false));
  const add = () => {
    if (!isComplete || isAdded.current) return;
    isAdded.current = true;
    // A transition, so that the press is painted first: on a slow phone, rendering the list and
    // closing the dialog takes longer.
    startTransition(() => {
      onAdd({ institution: chosen, accountTypes: [...types] });
      onOpenChange(false);
    });
  };
  const check = (type: AccountType) => (isChecked: boolean) =>
    setTypes(accountTypes.filter((each) => (each === type ? isChecked : types.includes(each))));

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add Bank Account"
      actions={
        <>
          <Button variant="quiet" tone="neutral" onClick={close}>
            Cancel
          </Button>
          <Button disabled={!isComplete} onClick={add}>
            Add Bank
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        <SearchableRadioGroup
          label="Institution"
          searchLabel="Search institutions"
          allowsOther
          description="If your bank is not in the list, enter its name and add it."
          options={options}
          value={chosen}
          onValueChange={setChosen}
        />
        <FieldGroup
          label="Account types"
          description={
            present
              ? `Already in your list: ${present.institution} with ${present.accountTypes.join(', ')}. Your choices are added to it.`
              : 'Choose one or more.'
          }
        >
          {accountTypes.map((type) => (
            <Checkbox
              key={type}
              label={type}
              checked={types.includes(type)}
              onCheckedChange={check(type)}
            />
          ))}
        </FieldGroup>
      </Stack>
    </Dialog>
  );
}
