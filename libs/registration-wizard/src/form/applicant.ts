/**
 * The person who registers: a person without an account, or the owner of an account without a
 * registration.
 */
export type Applicant =
  | { kind: 'new' }
  | {
      kind: 'existing';
      userId: string;
      email: string;
      /**
       * Whether a provider such as Google created the account. The first step then asks for a new
       * password.
       */
      lacksPassword: boolean;
    };
