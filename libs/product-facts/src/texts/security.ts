/** What an incomplete security step is told, by the portal and by the service. */
export const securityTexts = {
  licensePhotosMissing: "Please upload the front and back of your driver's license",
  passportPhotoMissing: 'Please upload a photo of your passport',
  selfiePhotoMissing: 'Please upload a selfie photo for identity verification',
  citizenshipCountryMissing: 'Please select your country of citizenship',
  mothersMaidenNameMissing: "Please enter your mother's maiden name",
} as const;
