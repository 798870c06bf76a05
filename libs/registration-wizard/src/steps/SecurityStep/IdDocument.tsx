import { Columns, FieldGroup, RadioCards } from '@bank-bonuses/ui';
import type { IdCardType } from '../../fields/field.ts';
import { useGroup } from '../../form/registrationForm.ts';
import { useChoice } from '../../form/useChoice.ts';
import { PhotoInput } from '../../photos/PhotoInput.tsx';

const types: { value: IdCardType; label: string; description: string }[] = [
  { value: 'drivers_license', label: "Driver's License", description: 'Photos of both sides' },
  { value: 'passport', label: 'Passport', description: 'One photo' },
];

/**
 * Renders the choice of the ID type, and its photos. The other document's photos are not removed
 * from the form.
 */
export function IdDocument() {
  const { choose, value: type, ...field } = useChoice('idCardType');
  const license = useGroup('license');
  return (
    <FieldGroup label="Identity document" {...license}>
      <RadioCards
        {...field}
        label="ID Type"
        name="idCardType"
        options={types}
        value={type}
        onValueChange={(value) => {
          const chosen = types.find((option) => option.value === value);
          if (chosen) choose(chosen.value);
        }}
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
            shape="id"
            description="All four corners visible, no glare."
          />
          <PhotoInput
            name="dlPhotoBack"
            shape="id"
            side="back"
            description="All four corners visible, no glare."
          />
        </Columns>
      )}
    </FieldGroup>
  );
}
