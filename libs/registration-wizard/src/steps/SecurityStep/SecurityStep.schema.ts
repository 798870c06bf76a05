import '../../zodSetup.ts';
import { boolean, custom, object, string } from 'zod/mini';
import { securityMessages } from '@bank-bonuses/messages';
import type { PreparedPhoto } from '../../form/photoTypes.ts';
import type { IdCardType } from '../../form/registrationForm.ts';
import type { ErrorGroup } from '../../form/formError.ts';
import { labelOf } from '../../form/fields.ts';
import { isBlank, issueOf } from '../issues.ts';

const photo = () => custom<PreparedPhoto | null>();
export const licenseGroup = {
  id: 'register-license',
  fields: ['dlPhotoFront', 'dlPhotoBack'],
  text: securityMessages.licensePhotosMissing,
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
    issues.push(issueOf('passportPhoto', securityMessages.passportPhotoMissing));
  if (!value.selfiePhoto) issues.push(issueOf('selfiePhoto', securityMessages.selfiePhotoMissing));
  if (!value.isUsCitizen && value.citizenshipCountry === '')
    issues.push(issueOf('citizenshipCountry', securityMessages.citizenshipCountryMissing));
  if (isBlank(value.mothersMaidenName))
    issues.push(issueOf('mothersMaidenName', securityMessages.mothersMaidenNameMissing));
});
