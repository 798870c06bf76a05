import '../../zodSetup.ts';
import { boolean, custom, object, string } from 'zod/mini';
import { securityTexts } from '@bank-bonuses/product-facts';
import type { PreparedPhoto } from '../../form/preparedPhoto.ts';
import type { IdCardType } from '../../form/registrationForm.ts';
import type { ErrorGroup } from '../../form/formError.ts';
import { labelOf } from '../../form/fields.ts';
import { isBlank, issueOf } from '../issues.ts';

const photo = () => custom<PreparedPhoto | null>();
export const licenseGroup = {
  id: 'register-license',
  fields: ['dlPhotoFront', 'dlPhotoBack'],
  text: securityTexts.licensePhotosMissing,
} as const satisfies ErrorGroup;

export const securitySchema = object({
  idCardType: custom<IdCardType>(),
  dlPhotoFront: photo(),
  dlPhotoBack: photo(),
  passportPhoto: photo(),
  selfiePhoto: photo(),
  isUsCitizen: boolean(),
  citizenshipCountry: string(),
  mothersMaidenName: string(),
}).check(({ value, issues }) => {
  if (value.idCardType === 'drivers_license')
    for (const side of licenseGroup.fields)
      if (!value[side])
        issues.push(issueOf(side, licenseGroup.text, `${labelOf(side)} is required`));
  if (value.idCardType === 'passport' && !value.passportPhoto)
    issues.push(issueOf('passportPhoto', securityTexts.passportPhotoMissing));
  if (!value.selfiePhoto) issues.push(issueOf('selfiePhoto', securityTexts.selfiePhotoMissing));
  if (!value.isUsCitizen && value.citizenshipCountry === '')
    issues.push(issueOf('citizenshipCountry', securityTexts.citizenshipCountryMissing));
  if (isBlank(value.mothersMaidenName))
    issues.push(issueOf('mothersMaidenName', securityTexts.mothersMaidenNameMissing));
});
