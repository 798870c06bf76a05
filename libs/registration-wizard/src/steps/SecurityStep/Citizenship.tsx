import { Checkbox, FieldGroup, SelectField } from '@bank-bonuses/ui';
import { useChoice } from '../../form/useChoice.ts';
import { useTextField } from '../../form/useField.ts';
import { citizenshipOptions } from '../../lists/countries.ts';

/**
 * Renders the choice between US citizen, permanent resident and neither, and the country if it is
 * required. Clearing a status selects 'None of the above', which is derived and not stored.
 */
export function Citizenship() {
  const citizen = useChoice('isUsCitizen');
  const resident = useChoice('isPermanentResident');
  const country = useChoice('citizenshipCountry');
  const choose = (status: 'citizen' | 'resident' | 'neither') => {
    citizen.choose(status === 'citizen');
    resident.choose(status === 'resident');
    if (status === 'citizen') country.choose('');
  };
  return (
    <FieldGroup label="Citizenship status">
      <Checkbox
        id={citizen.id}
        label="US Citizen"
        checked={citizen.value}
        error={citizen.error}
        onCheckedChange={(isChecked) => choose(isChecked ? 'citizen' : 'neither')}
      />
      <Checkbox
        id={resident.id}
        label="Permanent Resident"
        checked={resident.value}
        error={resident.error}
        onCheckedChange={(isChecked) => choose(isChecked ? 'resident' : 'neither')}
      />
      <Checkbox
        label="None of the above"
        checked={!citizen.value && !resident.value}
        onCheckedChange={() => choose('neither')}
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
