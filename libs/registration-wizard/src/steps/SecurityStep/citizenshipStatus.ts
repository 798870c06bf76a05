import type { RegistrationForm } from '../../fields/table.ts';

export type CitizenshipStatus = Pick<
  RegistrationForm,
  'isUsCitizen' | 'isPermanentResident' | 'citizenshipCountry'
>;

export type CitizenshipBox = 'citizen' | 'resident' | 'neither';

/**
 * Returns the answers after one of the three checkboxes was checked or cleared. 'Neither' is derived,
 * not stored.
 */
export function statusAfter(
  { isUsCitizen, isPermanentResident, citizenshipCountry }: CitizenshipStatus,
  box: CitizenshipBox,
  isChecked: boolean,
): CitizenshipStatus {
  switch (box) {
    case 'citizen':
      return isChecked
        ? { isUsCitizen: true, isPermanentResident: false, citizenshipCountry: '' }
        : { isUsCitizen: false, isPermanentResident, citizenshipCountry };
    case 'resident':
      return {
        isUsCitizen: isChecked ? false : isUsCitizen,
        isPermanentResident: isChecked,
        citizenshipCountry,
      };
    case 'neither':
      // Clearing 'Neither' changes nothing, because without it no box would be checked.
      return { isUsCitizen: false, isPermanentResident: false, citizenshipCountry };
  }
}
