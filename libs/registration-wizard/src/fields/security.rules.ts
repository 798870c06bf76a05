import { securityMessages } from '@bank-bonuses/product';
import { string } from 'zod/mini';
import { check, given, noCardNumber, stepRules } from './rule.ts';
import { labelOf, type PhotoName } from './table.ts';

const licensePhoto = (name: PhotoName) =>
  given({
    text: `${labelOf(name)} is required`,
    specified: securityMessages.licensePhotosMissing,
  });

/** The rules of step 4. */
export const rules = stepRules(4, {
  dlPhotoFront: licensePhoto('dlPhotoFront'),
  dlPhotoBack: licensePhoto('dlPhotoBack'),
  passportPhoto: given({ text: securityMessages.passportPhotoMissing }),
  selfiePhoto: given({ text: securityMessages.selfiePhotoMissing }),
  citizenshipCountry: given({ text: securityMessages.citizenshipCountryMissing }),
  occupation: string().check(noCardNumber),
  employer: string().check(noCardNumber),
  mothersMaidenName: string().check(
    check((name) => name.trim() !== '', { text: securityMessages.mothersMaidenNameMissing }),
    noCardNumber,
  ),
});
