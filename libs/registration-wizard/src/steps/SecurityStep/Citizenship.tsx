import { Checkbox, FieldGroup, SelectField } from '@bank-bonuses/ui';
import { useRegistrationForm } from '../../form/registrationForm.ts';
import { useChoice } from '../../form/useChoice.ts';
import { useTextField } from '../../form/useField.ts';
import { citizenshipOptions } from '../../lists/countries.ts';
import { statusAfter, type CitizenshipBox } from './citizenshipStatus.ts';

/**
 * Renders the choice between US citizen, permanent resident and neither, and the country if it is required.
 */
export function Citizenship() {
  const form = useRegistrationForm();
  const citizen = useChoice('isUsCitizen');
  const resident = useChoice('isPermanentResident');
  const country = useChoice('citizenshipCountry');
  const change = (box: CitizenshipBox) => (isChecked: boolean) => {
    const status = statusAfter(form.getValues(), box, isChecked);
    citizen.choose(status.isUsCitizen);
    resident.choose(status.isPermanentResident);
    country.choose(status.citizenshipCountry);
  };
  return (
    <FieldGroup label="Citizenship status">
      <Checkbox
        id={citizen.id}
        label="US Citizen"
        checked={citizen.value}
        error={citizen.error}
        onCheckedChange={change('citizen')}
      />
      <Checkbox
        id={resident.id}
        label="Permanent Resident"
        checked={resident.value}
        error={resident.error}
        onCheckedChange={change('resident')}
      />
      <Checkbox
        label="None of the above"
        checked={!citizen.value && !resident.value}
        onCheckedChange={change('neither')}
      />
      {!citizen.value && <Country />}
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
