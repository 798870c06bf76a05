import '../../zodSetup.ts';
import { boolean, custom, object, string } from 'zod/mini';
import { securityTexts } from '@bank-bonuses/product-facts';
import type { PreparedPhoto } from '../../photos/preparedPhoto.ts';
import type { IdCardType, RegistrationForm } from '../../form/registrationForm.ts';
import type { ErrorGroup } from '../../form/errorGroups.ts';
import { labelOf } from '../../form/fields.ts';
import { check, isBlank, together, when } from '../checks.ts';

type SecurityAnswers = Pick<
  RegistrationForm,
  | 'idCardType'
  | 'dlPhotoFront'
  | 'dlPhotoBack'
  | 'passportPhoto'
  | 'selfiePhoto'
  | 'isUsCitizen'
  | 'mothersMaidenName'
> & { citizenshipCountry: string };

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
}).check(
  check<SecurityAnswers>(
    together(
      when(
        ({ idCardType, dlPhotoFront }) => idCardType === 'drivers_license' && !dlPhotoFront,
        'dlPhotoFront',
        licenseGroup.text,
        `${labelOf('dlPhotoFront')} is required`,
      ),
      when(
        ({ idCardType, dlPhotoBack }) => idCardType === 'drivers_license' && !dlPhotoBack,
        'dlPhotoBack',
        licenseGroup.text,
        `${labelOf('dlPhotoBack')} is required`,
      ),
      when(
        ({ idCardType, passportPhoto }) => idCardType === 'passport' && !passportPhoto,
        'passportPhoto',
        securityTexts.passportPhotoMissing,
      ),
      when(({ selfiePhoto }) => !selfiePhoto, 'selfiePhoto', securityTexts.selfiePhotoMissing),
      when(
        ({ isUsCitizen, citizenshipCountry }) => !isUsCitizen && citizenshipCountry === '',
        'citizenshipCountry',
        securityTexts.citizenshipCountryMissing,
      ),
      when(
        ({ mothersMaidenName }) => isBlank(mothersMaidenName),
        'mothersMaidenName',
        securityTexts.mothersMaidenNameMissing,
      ),
    ),
  ),
);
