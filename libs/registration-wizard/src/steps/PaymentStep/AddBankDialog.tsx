import { cardNumberInTextMessage, containsCardNumber } from '@bank-bonuses/product';
import {
  Button,
  Checkbox,
  Dialog,
  FieldGroup,
  SearchableRadioGroup,
  Stack,
} from '@bank-bonuses/ui';
import { useState } from 'react';
import type { ExistingBank } from '../../fields/field.ts';
import {
  accountTypes,
  institutionAliases,
  institutions,
  type AccountType,
} from '../../lists/banks.ts';
import { findBank } from './addBank.ts';

export interface AddBankDialogProps {
  /** The banks that were added before. */
  banks: readonly ExistingBank[];
  onAdd: (bank: ExistingBank) => void;
  onClose: () => void;
}

const options = institutions.map((name) => ({
  value: name,
  label: name,
  aliases: institutionAliases[name],
}));

/** Renders a dialog that asks for an institution, from the list or by name, and its account types. */
export function AddBankDialog({ banks, onAdd, onClose }: AddBankDialogProps) {
  const [institution, setInstitution] = useState('');
  const [types, setTypes] = useState<readonly AccountType[]>([]);
  const present = findBank(banks, institution);
  const error = containsCardNumber(institution) ? cardNumberInTextMessage : undefined;

  const add = () => {
    onAdd({ institution, accountTypes: [...types] });
    onClose();
  };
  const check = (type: AccountType) => (isChecked: boolean) =>
    setTypes(accountTypes.filter((each) => (each === type ? isChecked : types.includes(each))));

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add Bank Account"
      actions={
        <>
          <Button variant="quiet" tone="neutral" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={institution === '' || error !== undefined || types.length === 0}
            onClick={add}
          >
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
          value={institution}
          onValueChange={setInstitution}
          error={error}
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
