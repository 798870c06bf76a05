import type { Fields } from './field.ts';

const photo = { kind: 'photo', secret: 'photos' } as const;
const licensePhoto = { ...photo, asked: 'license', group: 'license' } as const;

/** The fields of step 4. */
export const security = {
  idCardType: { kind: 'idType', label: 'ID Type', key: 'id_card_type', review: 'hidden' },
  dlPhotoFront: { ...licensePhoto, label: "Front of driver's license", key: 'dl_photo_front' },
  dlPhotoBack: { ...licensePhoto, label: "Back of driver's license", key: 'dl_photo_back' },
  passportPhoto: {
    ...photo,
    label: 'Passport photo page',
    key: 'passport_photo',
    asked: 'passport',
  },
  selfiePhoto: { ...photo, label: 'Selfie Photo', key: 'selfie_photo' },
  isUsCitizen: { kind: 'flag', label: 'US Citizen', key: 'is_us_citizen', empty: true },
  isPermanentResident: {
    kind: 'flag',
    label: 'Permanent Resident',
    key: 'permanent_resident',
    sent: 'notUsCitizen',
    // The line of `isUsCitizen` contains it.
    review: 'hidden',
  },
  citizenshipCountry: {
    kind: 'citizenship',
    label: 'Country of Citizenship',
    key: 'citizenship_country',
    asked: 'notUsCitizen',
    omitsEmpty: true,
  },
  occupation: { kind: 'text', label: 'Occupation', key: 'occupation' },
  employer: { kind: 'text', label: 'Employer', key: 'employer' },
  income: { kind: 'income', label: 'Annual Income', key: 'income' },
  irsWithholding: { kind: 'flag', label: 'IRS Backup Withholding', key: 'irs_withholding' },
  mothersMaidenName: {
    kind: 'text',
    label: "Mother's Maiden Name",
    key: 'mothers_maiden_name',
    secret: 'mothersMaidenName',
    review: 'given',
  },
} as const satisfies Fields;
