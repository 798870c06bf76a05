import { Checkbox, FieldGroup, SelectField } from '@bank-bonuses/ui';
import { idOf } from '../../form/fields.ts';
import type { FieldName } from '../../form/registrationForm.ts';
import {
  clearErrors,
  useAnswer,
  useFieldError,
  useRegistrationForm,
} from '../../form/useRegistrationForm.ts';
import { useTextField } from '../../form/useTextField.ts';
import { citizenshipOptions } from '../../lists/countries.ts';
import { statusAfter, type CitizenshipBox } from './citizenshipStatus.ts';

/**
 * Renders the choice between US citizen, permanent resident and neither, and the country if it is required.
 */
export function Citizenship() {
  const form = useRegistrationForm();
  const isUsCitizen = useAnswer('isUsCitizen');
  const isPermanentResident = useAnswer('isPermanentResident');
  const citizen = useFieldError('isUsCitizen');
  const resident = useFieldError('isPermanentResident');
  const change = (box: CitizenshipBox) => (isChecked: boolean) => {
    const status = statusAfter(form.getValues(), box, isChecked);
    for (const [field, value] of Object.entries(status))
      form.setValue(field as FieldName, value, { shouldDirty: true });
    clearErrors(form, ['isUsCitizen', 'isPermanentResident', 'citizenshipCountry']);
  };
  return (
    <FieldGroup label="Citizenship status">
      <Checkbox
        id={idOf('isUsCitizen')}
        label="US Citizen"
        checked={isUsCitizen}
        error={citizen.text}
        onCheckedChange={change('citizen')}
      />
      <Checkbox
        id={idOf('isPermanentResident')}
        label="Permanent Resident"
        checked={isPermanentResident}
        error={resident.text}
        onCheckedChange={change('resident')}
      />
      <Checkbox
        label="None of the above"
        checked={!isUsCitizen && !isPermanentResident}
        onCheckedChange={change('neither')}
      />
      {!isUsCitizen && <Country />}
    </FieldGroup>
  );
}

function Country() {
  return (
    <SelectField
      {...useTextField('citizenshipCountry')}
      autoComplete="off"
      placeholder="Choose a country"
      options={citizenshipOptions}
    />
  );
}
