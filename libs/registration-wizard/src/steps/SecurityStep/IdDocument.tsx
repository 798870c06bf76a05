import { Columns, FieldGroup, RadioCards } from '@bank-bonuses/ui';
import { idOf } from '../../form/fields.ts';
import type { IdCardType } from '../../form/registrationForm.ts';
import {
  clearErrors,
  useAnswer,
  useFieldError,
  useGroupError,
  useRegistrationForm,
} from '../../form/useRegistrationForm.ts';
import { PhotoInput } from '../../photos/PhotoInput.tsx';
import { licenseGroup } from './SecurityStep.schema.ts';

const types: { value: IdCardType; label: string; description: string }[] = [
  { value: 'drivers_license', label: "Driver's License", description: 'Photos of both sides' },
  { value: 'passport', label: 'Passport', description: 'One photo' },
];

/**
 * Renders the choice of the ID type, and its photos. The other document's photos are not removed
 * from the form.
 */
export function IdDocument() {
  const form = useRegistrationForm();
  const type = useAnswer('idCardType');
  const { text } = useFieldError('idCardType');
  const license = useGroupError(licenseGroup);
  const choose = (value: string) => {
    const chosen = types.find((option) => option.value === value);
    if (chosen) form.setValue('idCardType', chosen.value, { shouldDirty: true });
    clearErrors(form, ['idCardType', 'dlPhotoFront', 'dlPhotoBack', 'passportPhoto']);
  };
  return (
    <FieldGroup label="Identity document" {...license}>
      <RadioCards
        id={idOf('idCardType')}
        label="ID Type"
        name="idCardType"
        options={types}
        value={type}
        onValueChange={choose}
        error={text}
      />
      {type === 'passport' ? (
        <PhotoInput
          name="passportPhoto"
          shape="id"
          description="The page with your portrait, all four corners visible."
        />
      ) : (
        <Columns>
          <PhotoInput
            name="dlPhotoFront"
            group={licenseGroup}
            shape="id"
            description="All four corners visible, no glare."
          />
          <PhotoInput
            name="dlPhotoBack"
            group={licenseGroup}
            shape="id"
            side="back"
            description="All four corners visible, no glare."
          />
        </Columns>
      )}
    </FieldGroup>
  );
}
