import type { AgreementText } from '../agreementText.ts';

/** Released text: never change it, because registrations reference its version. */
export const contractorAgreement: AgreementText = {
  title: 'Independent Contractor Agreement',
  sections: [
    {
      heading: '1. Your role',
      paragraphs: [
        'You ("Contractor") provide services to Bank Bonuses ("Company") as an independent contractor. Nothing here makes you an employee, partner or agent of the Company, and you receive no employee benefits.',
      ],
    },
    {
      heading: '2. What you do',
      paragraphs: [
        'You let the Company open accounts in your name at banks and brokers. For this, it uses your identity and your eligibility. You keep your details up to date and sign what banks ask you to sign. You pass on codes and letters from banks right away.',
        'You do not use, close or change an account that the Company manages for you without telling the Company first.',
      ],
    },
    {
      heading: '3. What the Company does',
      paragraphs: [
        'The Company finds bonuses and applies for the accounts. It manages the accounts and moves the money that each bonus requires. It keeps records of all activity, which you can see in the portal.',
      ],
    },
    {
      heading: '4. Authority over accounts',
      paragraphs: [
        'You authorize the Company to open, access and manage the accounts with the logins that were created for them. The Company does this for the purposes of this agreement, and for no others.',
        'The upfront agreed sum, the account opening fee of $5,000 and the amount required to qualify for each bonus are used for these accounts as the Terms of Service say.',
      ],
    },
    {
      heading: '5. Pay',
      paragraphs: [
        'The Company keeps a success fee of 25% on each account opening. It keeps a success fee of 50% on each referral bonus. Both are non-refundable. What remains of each bonus is your pay. It is paid by ACH transfer to a bank account in your name.',
      ],
    },
    {
      heading: '6. Taxes',
      paragraphs: [
        'You are responsible for your own taxes. The Company reports your pay to the tax authorities as the law requires. It withholds tax from your pay only if the IRS has told you that you are subject to backup withholding.',
      ],
    },
    {
      heading: '7. Confidentiality',
      paragraphs: [
        'The Company keeps your personal data and your bank logins confidential. It uses them only for this agreement. It shares them only with the banks and service providers that it needs for this.',
      ],
    },
    {
      heading: '8. Term, and revoking your consent',
      paragraphs: [
        'This agreement starts when you accept it. You may end it, and revoke your consent, at any time in the portal or by email. The Company ceases activity within 7 business days.',
        'After that, what has been earned is settled and paid, and the accounts are yours alone.',
      ],
    },
    {
      heading: '9. Law and disputes',
      paragraphs: [
        'This agreement is governed by the law of the State of Delaware. Disputes are decided by binding arbitration of the American Arbitration Association (AAA), held virtually before a single arbitrator.',
      ],
    },
  ],
};
