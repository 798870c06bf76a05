import type { PreparedPhoto } from '../fields/field.ts';
import { emptyForm, type RegistrationForm } from '../fields/table.ts';

/** Returns a photo for tests in which its pixels do not matter. */
export const somePhoto = (filename = 'photo.jpg'): PreparedPhoto => ({
  filename,
  blob: new Blob(['not really a JPEG'], { type: 'image/jpeg' }),
  previewUrl: '',
});

/**
 * A complete, fictional registration with a driver's license, a card, and the home address as
 * billing address.
 */
export const filledForm: RegistrationForm = {
  ...emptyForm,
  email: 'avery@example.com',
  password: 'Fictional-Pass-1',
  confirmPassword: 'Fictional-Pass-1',
  firstName: 'Avery',
  lastName: 'Example',
  phone: '(555) 010-0123',
  ssn: '900-12-3456',
  dateOfBirth: '1990-04-12',
  addressLine1: '12 Sample Street',
  city: 'Agawam',
  state: 'MA',
  zipCode: '01001-1234',
  dlPhotoFront: somePhoto('front.jpg'),
  dlPhotoBack: somePhoto('back.jpg'),
  selfiePhoto: somePhoto('selfie.jpg'),
  mothersMaidenName: 'Placeholder',
  existingBankAccounts: [{ institution: 'Chase', accountTypes: ['Personal Checking'] }],
  paymentMethod: 'card',
  cardNumber: '4242 4242 4242 4242',
  cardExpiry: '04/31',
  cardSecurityCode: '123',
  cardHolderName: 'Avery Example',
  billingAddressSameAsHome: true,
  billingAddressLine1: '98 Example Avenue',
  billingCity: 'Springfield',
  billingState: 'IL',
  billingZipCode: '62701',
  cardAuthorizationAccepted: '2026-11-20T15:04:12.000Z',
  termsOfServiceAccepted: '2026-11-20T15:04:05.000Z',
  independentContractorAgreementAccepted: '2026-11-20T15:04:09.000Z',
};
