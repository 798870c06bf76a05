/** What an incomplete payment step is told, by the portal and by the service. */
export const paymentTexts = {
  methodMissing: 'Please select a payment method',
  paymentNotSent: 'Please confirm that you have sent the payment',
  cardIncomplete: 'Please fill in all credit card details',
  billingAddressIncomplete: 'Please fill in all billing address fields',
  cardNotAuthorized: 'You must authorize the card charge to proceed',
  agreementsMissing:
    'You must agree to the Terms of Service and Independent Contractor Agreement to proceed',
} as const;
