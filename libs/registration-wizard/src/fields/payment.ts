import type { Fields } from './field.ts';

const card = { kind: 'text', asked: 'card', group: 'card', secret: 'card' } as const;
const hiddenCard = { ...card, review: 'hidden' } as const;
/** A part of the billing address. If that is the home address, the answer of `home` is sent. */
const billing = {
  kind: 'text',
  asked: 'otherBillingAddress',
  group: 'billing',
  sent: 'card',
} as const;
const agreement = { kind: 'agreement', secret: 'agreements', review: 'hidden' } as const;

/** The fields of step 5. */
export const payment = {
  existingBankAccounts: {
    kind: 'banks',
    label: 'Existing Bank Accounts',
    key: 'existing_bank_accounts',
  },
  referredBy: { kind: 'text', label: 'Who referred you?', key: 'referred_by', omitsEmpty: true },
  paymentMethod: { kind: 'method', label: 'Payment Method', key: 'payment_method' },
  cardNumber: { ...hiddenCard, kind: 'cardNumber', label: 'Card Number', key: 'card_number' },
  cardExpiry: {
    ...hiddenCard,
    kind: 'expiry',
    label: 'Expiry Date',
    key: ['card_expiry_month', 'card_expiry_year'],
  },
  cardSecurityCode: {
    ...hiddenCard,
    kind: 'securityCode',
    label: 'Security Code',
    key: 'card_security_code',
  },
  cardHolderName: { ...card, label: 'Card Holder Name', key: 'card_holder_name' },
  billingAddressSameAsHome: {
    kind: 'flag',
    label: 'Billing address is the same as home address',
    asked: 'card',
    empty: true,
  },
  billingAddressLine1: {
    ...billing,
    label: 'Billing Address Line 1',
    key: 'billing_address_line_1',
    home: 'addressLine1',
  },
  billingAddressLine2: {
    ...billing,
    label: 'Billing Address Line 2',
    key: 'billing_address_line_2',
    omitsEmpty: true,
    home: 'addressLine2',
  },
  billingCity: { ...billing, label: 'Billing City', key: 'billing_city', home: 'city' },
  billingState: { ...billing, label: 'Billing State', key: 'billing_state', home: 'state' },
  billingZipCode: {
    ...billing,
    label: 'Billing ZIP Code',
    key: 'billing_zip_code',
    home: 'zipCode',
  },
  billingCountry: {
    ...billing,
    kind: 'country',
    label: 'Billing Country',
    key: 'billing_country',
    home: 'billingAddressSameAsHome',
  },
  cardAuthorizationAccepted: {
    ...agreement,
    label: 'Card authorization',
    key: 'card_authorization_accepted_at',
    asked: 'card',
  },
  termsOfServiceAccepted: {
    ...agreement,
    label: 'Terms of Service',
    key: 'terms_accepted_at',
    group: 'agreements',
  },
  independentContractorAgreementAccepted: {
    ...agreement,
    label: 'Independent Contractor Agreement',
    key: 'contractor_agreement_accepted_at',
    group: 'agreements',
  },
  paymentSent: {
    kind: 'flag',
    label: "I've sent the payment",
    key: 'payment_sent',
    asked: 'transfer',
    sent: 'always',
  },
} as const satisfies Fields;
