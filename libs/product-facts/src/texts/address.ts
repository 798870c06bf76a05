/** What an incomplete home address is told, by the portal and by the service. */
export const addressTexts = {
  addressLine1Missing: 'Address Line 1 is required',
  cityMissing: 'City is required',
  stateMissing: 'State is required',
  zipCodeMissing: 'Zip Code is required',
} as const;
