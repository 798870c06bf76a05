import type { RegistrationForm } from '../../form/registrationForm.ts';

export type CitizenshipStatus = Pick<
  RegistrationForm,
  'isUsCitizen' | 'isPermanentResident' | 'citizenshipCountry'
>;

export type CitizenshipBox = 'citizen' | 'resident' | 'neither';

/**
 * Returns the answers after one of the three checkboxes was ticked or unticked. 'Neither' is
 * derived, not stored.
 */
export function statusAfter(
  { isUsCitizen, isPermanentResident, citizenshipCountry }: CitizenshipStatus,
  box: CitizenshipBox,
  ticked: boolean,
): CitizenshipStatus {
  switch (box) {
    case 'citizen':
      return ticked
        ? { isUsCitizen: true, isPermanentResident: false, citizenshipCountry: '' }
        : { isUsCitizen: false, isPermanentResident, citizenshipCountry };
    case 'resident':
      return {
        isUsCitizen: ticked ? false : isUsCitizen,
        isPermanentResident: ticked,
        citizenshipCountry,
      };
    case 'neither':
      // 'Neither' stays ticked until another box is ticked, because unticking it would leave no
      // answer.
      return { isUsCitizen: false, isPermanentResident: false, citizenshipCountry };
  }
}
