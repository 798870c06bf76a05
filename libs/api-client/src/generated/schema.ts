// Generated from openapi/portal.yaml. Do not edit; run: npm run generate -w @bank-bonuses/api-client

export interface paths {
    "/api/user/dashboard/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the stats and monthly earnings for Home */
        get: operations["getDashboardStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/task-completions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the recent activity, newest first, in pages */
        get: operations["listTaskCompletions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the bank accounts held for the customer, with their total */
        get: operations["getAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/enrollments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the bonuses in which the customer is enrolled */
        get: operations["listEnrollments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the customer's profile
         * @description The response contains protected values (`ssn`, `password`, `date_of_birth`, `mothers_maiden_name`). No
         *     server or proxy caches it, and a client must keep only the values that it shows.
         */
        get: operations["getProfile"];
        /**
         * Update one of the five editable groups of the profile
         * @description The body is one complete group without other keys. Fields of several groups, incomplete groups and
         *     read-only fields are rejected with 422. The response is the stored group; to get the whole profile,
         *     read it again.
         *
         *     A client treats every 2xx as success, whatever the body contains, and reads the profile again. So a
         *     customer is never told that a stored update has failed.
         */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a registration
         * @description The request has no authorization header. The service verifies that `auth_id` belongs to `email` and that
         *     `password` is the password of this account.
         *
         *     **Repeating the request is safe.** The same `auth_id`, `email` and `password` mean the same registration:
         *     the service responds with 201 as before, ignores the rest of the new payload and never charges again.
         *     A registered `auth_id` with another `email` gets 409. If the account has a verified second factor, or
         *     every account must have one, the response to a repeat contains only `id` and `status`, because the
         *     password alone must not reveal the rest of the receipt.
         *
         *     Clients time out after 60 seconds. The registration may still have arrived, so clients say so and offer
         *     a retry. The body may have up to 16 MiB.
         *
         *     A client treats every 2xx as success, whatever the body contains. So a customer who was charged is
         *     never told that the registration failed. Without the `id` a receipt shows no reference.
         *
         *     Registrations that end in 402 or 409 are counted: after five a day for an account, or fifteen for a
         *     network address, the response is 429 until the day is over.
         *
         *     Kind, version and time of acceptance of each contract are kept with the registration.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ErrorBody: {
            /** @description The error, in one of three formats. */
            detail: components["schemas"]["ErrorText"] | components["schemas"]["ErrorObject"] | components["schemas"]["ValidationIssueList"];
            /** @description The field to which the sentence in `detail` refers. Absent if the sentence is not about one field. */
            loc?: components["schemas"]["FieldLocation"];
        };
        /**
         * @description The path of the field, starting with `body`, `query` or `header`.
         * @example [
         *       "body",
         *       "selfie_photo",
         *       "data"
         *     ]
         * @example [
         *       "body",
         *       "existing_bank_accounts",
         *       0,
         *       "institution"
         *     ]
         * @example [
         *       "header",
         *       "Agreement-Versions"
         *     ]
         */
        FieldLocation: (string | number)[];
        /**
         * @description A sentence that can be shown unchanged.
         * @example Too many attempts. Please try again later.
         */
        ErrorText: string;
        /**
         * @description A structured error. Never contains the value of a protected field.
         * @example {
         *       "code": "registration_closed",
         *       "message": "Registration is closed at the moment"
         *     }
         */
        ErrorObject: {
            [key: string]: unknown;
        };
        ValidationIssueList: components["schemas"]["ValidationIssue"][];
        ValidationIssue: {
            loc: components["schemas"]["FieldLocation"];
            /**
             * @description The error text for the field. Never contains the field's value.
             * @example Must be a number
             */
            msg: string;
            /**
             * @description The kind of the error, for programs.
             * @example required
             */
            type: string;
        };
        ValidationErrorBody: {
            detail: components["schemas"]["ValidationIssue"][];
        };
        RegistrationMissingBody: {
            /** @constant */
            detail: "registration_missing";
        };
        /**
         * @description US dollars, as a number or as text. May be negative.
         * @example 300
         * @example 300.50
         * @example -25
         */
        Amount: number | string;
        /**
         * Format: date
         * @description A calendar day, `YYYY-MM-DD`.
         * @example 2026-10-21
         */
        Day: string;
        /**
         * @description A calendar month, `YYYY-MM`.
         * @example 2026-10
         */
        Month: string;
        /**
         * @description Code of a US state or territory.
         * @example MA
         * @enum {string}
         */
        StateCode: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY" | "DC" | "PR" | "VI" | "AS" | "GU" | "MP";
        /**
         * @description Country of the billing address.
         * @example United States
         * @enum {string}
         */
        Country: "United States" | "Bangladesh" | "Brazil" | "Canada" | "China" | "Colombia" | "Cuba" | "Dominican Republic" | "Ecuador" | "El Salvador" | "Germany" | "Guatemala" | "Haiti" | "Honduras" | "India" | "Jamaica" | "Japan" | "Mexico" | "Nigeria" | "Pakistan" | "Peru" | "Philippines" | "South Korea" | "Ukraine" | "United Kingdom" | "Venezuela" | "Vietnam" | "Other";
        /**
         * @description Country of citizenship of a person who is not a US citizen.
         * @example Canada
         * @enum {string}
         */
        CitizenshipCountry: "Bangladesh" | "Brazil" | "Canada" | "China" | "Colombia" | "Cuba" | "Dominican Republic" | "Ecuador" | "El Salvador" | "Germany" | "Guatemala" | "Haiti" | "Honduras" | "India" | "Jamaica" | "Japan" | "Mexico" | "Nigeria" | "Pakistan" | "Peru" | "Philippines" | "South Korea" | "Ukraine" | "United Kingdom" | "Venezuela" | "Vietnam" | "Other";
        /**
         * @description A bank or brokerage at which the customer has accounts. The portal offers a list; customers can also enter other names.
         * @example Chase
         * @example Sample Credit Union
         */
        Institution: string;
        /**
         * @description The type of an account that the customer has at an institution.
         * @example Personal Checking
         * @enum {string}
         */
        BankAccountType: "Personal Checking" | "Business Checking" | "Personal Savings" | "Business Savings" | "Personal Brokerage" | "Business Brokerage" | "Traditional IRA" | "Roth IRA" | "Traditional 401(k)" | "Roth 401(k)";
        /**
         * @description The document that proves the customer's identity. The default is the driver's license.
         * @example drivers_license
         * @enum {string}
         */
        IdCardType: "drivers_license" | "passport";
        /**
         * @description How the account opening fee is paid.
         * @example card
         * @enum {string}
         */
        PaymentMethod: "card" | "bill_pay" | "wire";
        /**
         * @description A photo. The service detects the format from the bytes, not from the name or the type. It accepts JPEG,
         *     PNG and WebP, and stores the photo upright and without metadata.
         */
        FilePayload: {
            /**
             * @description The file's name, without a folder.
             * @example selfie.jpg
             */
            filename: string;
            /**
             * @description The file's media type; images only.
             * @example image/jpeg
             */
            content_type: string;
            /**
             * @description The whole file as a base64 data URL. The portal sends at most 1.2 MB for each photo.
             * @example data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==
             */
            data: string;
        };
        /**
         * @description An institution at which the customer has accounts, with the types of these accounts. Unlike other fields, `accountTypes` is in camel case.
         * @example {
         *       "institution": "Chase",
         *       "accountTypes": [
         *         "Personal Checking",
         *         "Roth IRA"
         *       ]
         *     }
         */
        ExistingBankAccount: {
            institution: components["schemas"]["Institution"];
            accountTypes: components["schemas"]["BankAccountType"][];
        };
        /**
         * @example {
         *       "month": "2026-10",
         *       "amount": 350.5
         *     }
         */
        MonthlyEarnings: {
            month: components["schemas"]["Month"];
            amount: components["schemas"]["Amount"];
        };
        DashboardStats: {
            /** @description Everything earned so far. */
            total_earned: components["schemas"]["Amount"];
            /**
             * @description Number of enrollments in progress.
             * @example 2
             */
            active_bonuses: number;
            /**
             * @description Number of enrollments that have not started yet.
             * @example 1
             */
            pending_bonuses: number;
            /** @description Earnings of each month, oldest first. Empty before the first earnings. */
            earnings_overview: components["schemas"]["MonthlyEarnings"][];
            /** @description Optional; absent after the first payout. */
            milestones?: components["schemas"]["MilestoneList"];
            /** @description Optional; total paid out to the customer. */
            paid_out?: components["schemas"]["Amount"];
            /** @description Optional; total expected payout of the bonuses in progress. */
            in_progress?: components["schemas"]["Amount"];
            /** @description Optional; total of the success fees deducted from bonuses. */
            fees_kept?: components["schemas"]["Amount"];
            /**
             * @description Optional; number of people who have registered through the customer's invitation.
             * @example 2
             */
            referral_count?: number;
            /** @description Optional; absent if no bonus has a payout or an expected payout, and nothing else was credited. */
            statement?: components["schemas"]["BonusStatement"];
            /** @description Optional; the expected payout with the earliest date. Absent if no payout is expected. */
            next_payout?: components["schemas"]["NextPayout"];
            /** @description Optional; what the customer should look at, most urgent first. Absent if there is nothing. */
            attention?: components["schemas"]["AttentionItem"][];
            /** @description Optional; absent unless the back office has recorded for every account when its balance was last seen. */
            held?: components["schemas"]["HeldMoney"];
        };
        /**
         * @description The money of the bonuses that have a payout or an expected payout. The figures meet if
         *     `bonuses` - `fees` - `withheld` = `paid` + `expected`; if they do not, clients show them without a
         *     sum. Referral rewards and corrections are not part of this sum.
         * @example {
         *       "bonuses": 3750,
         *       "fees": 937.5,
         *       "withheld": 0,
         *       "paid": 2306.25,
         *       "expected": 506.25,
         *       "referral_rewards": 50,
         *       "corrections": -12
         *     }
         */
        BonusStatement: {
            /** @description Total of what the banks pay, before fees. */
            bonuses: components["schemas"]["Amount"];
            /**
             * @description Total of the success fees. For an expected payout this is the fee that the company will keep, so the
             *     total can be larger than `fees_kept`.
             */
            fees: components["schemas"]["Amount"];
            /** @description Total withheld from payouts for taxes. */
            withheld: components["schemas"]["Amount"];
            /** @description Total paid out to the customer. */
            paid: components["schemas"]["Amount"];
            /** @description Total of the payouts that are expected. */
            expected: components["schemas"]["Amount"];
            /** @description Optional; total of the rewards for referrals. Absent if there is none. */
            referral_rewards?: components["schemas"]["Amount"];
            /** @description Optional; total of the corrections, which may be negative. Absent if there is none. */
            corrections?: components["schemas"]["Amount"];
        };
        NextPayout: {
            amount: components["schemas"]["Amount"];
            /**
             * @description The bank that pays the bonus.
             * @example Wells Fargo
             */
            bank_name: string;
            /** @description The day by which the payout is expected. Absent if unknown; in the past if the payout is late. */
            date?: components["schemas"]["Day"];
        };
        AttentionItem: {
            /**
             * @description `identity_check_failed`: the identity check has failed. `payment_awaited`: the payment of the opening
             *     fee has not arrived. `requirement_due`: a bank's requirement is due within a week or overdue. Clients
             *     ignore an item of another kind.
             * @example requirement_due
             * @enum {string}
             */
            kind: "identity_check_failed" | "payment_awaited" | "requirement_due";
            /**
             * @description The bank of the requirement. Absent for the other kinds.
             * @example Wells Fargo
             */
            bank_name?: string;
            /**
             * @description The requirement, or the reason for the failed check, as text for the customer. Absent if there is none.
             * @example Keep $1,500 in the account for 30 days
             */
            text?: string;
            /**
             * @description The day on which the requirement is due, on which the check failed, or on which the payment was found
             *     missing. Absent if unknown.
             */
            date?: components["schemas"]["Day"];
        };
        HeldMoney: {
            /** @description The money held for the customer in all accounts. */
            amount: components["schemas"]["Amount"];
            /** @description The day on which the back office last saw all of it. */
            last_seen: components["schemas"]["Day"];
        };
        /**
         * @description The milestones from the registration to the first payout, one of each kind, in this order. Done
         *     milestones come first, then at most one current milestone, then upcoming ones.
         */
        MilestoneList: components["schemas"]["Milestone"][];
        Milestone: {
            /**
             * @example identity_checked
             * @enum {string}
             */
            kind: "payment_received" | "identity_checked" | "first_account_opened" | "requirements_met" | "first_payout";
            /**
             * @example current
             * @enum {string}
             */
            state: "done" | "current" | "upcoming";
            /** @description The day on which the milestone was reached or is expected. Absent if unknown. */
            date?: components["schemas"]["Day"];
        };
        TaskCompletion: {
            /**
             * Format: uuid
             * @example 7b0a4b6e-6a0e-4a2f-9f0f-2f6f3f6c1a01
             */
            id: string;
            date: components["schemas"]["Day"];
            /**
             * @description The bank's name.
             * @example Chase
             */
            bank: string;
            /**
             * @description The completed task.
             * @example Direct deposit
             */
            task_type: string;
            amount: components["schemas"]["Amount"];
            /**
             * @description The name of the account in which the task was done, as shown to the customer.
             * @example Chase Checking
             */
            account: string;
        };
        TaskCompletionPage: {
            items: components["schemas"]["TaskCompletion"][];
            /**
             * @description Number of completions on all pages together.
             * @example 23
             */
            total: number;
            /** @description Optional; present if the service supports filtering. Contains every bank and task type of the activity. */
            filters?: components["schemas"]["ActivityFilters"];
        };
        ActivityFilters: {
            /**
             * @description Distinct values in alphabetical order.
             * @example [
             *       "Chase",
             *       "SoFi"
             *     ]
             */
            banks: string[];
            /**
             * @description Distinct values in alphabetical order.
             * @example [
             *       "Bonus payout",
             *       "Direct deposit"
             *     ]
             */
            task_types: string[];
        };
        Account: {
            /**
             * Format: uuid
             * @example 0d8c8f57-4a0c-4a53-8f0e-5d4f0b4f7c11
             */
            id: string;
            /**
             * @description The bank's name. Null or empty is shown as 'Bank Bonuses Hub'.
             * @example Chase
             */
            bank_name: string | null;
            /**
             * @description USER_HUB_ACCOUNT is shown as 'Hub Account', OFFER_ACCOUNT as 'Bonus Account'. Other values are
             *     possible; they are shown with spaces for underscores and with capitalized words.
             * @example USER_HUB_ACCOUNT
             * @example OFFER_ACCOUNT
             * @example SAVINGS_ACCOUNT
             */
            account_type: string;
            balance: components["schemas"]["Amount"];
            /**
             * @description Optional; the last four digits of the account number.
             * @example 4821
             */
            last_four?: string;
            /**
             * @description Optional; `hub`: payouts pass through this account. `bonus`: the account was opened for a bonus.
             * @example bonus
             * @enum {string}
             */
            purpose?: "hub" | "bonus";
            /**
             * @description Optional; the bank that pays the bonus of a `bonus` account.
             * @example Wells Fargo
             */
            purpose_bank?: string;
            /** @description Optional; the last movement in the account. */
            last_movement?: components["schemas"]["AccountMovement"];
        };
        AccountMovement: {
            date: components["schemas"]["Day"];
            /** @description Negative for money that left the account. */
            amount: components["schemas"]["Amount"];
        };
        AccountsSummary: {
            accounts: components["schemas"]["Account"][];
            total_balance: components["schemas"]["Amount"];
            /** @example 2 */
            account_count: number;
        };
        Enrollment: {
            /**
             * Format: uuid
             * @example 3f1c2f0a-9a55-4d0d-8f39-0a9b3e5d7c21
             */
            id: string;
            /** @example Wells Fargo */
            bank_name: string;
            enrolled_date: components["schemas"]["Day"];
            bonus_amount: components["schemas"]["Amount"];
            /**
             * @description Progress toward the bonus in percent.
             * @example 60
             */
            progress: number;
            /**
             * @description 'completed' and 'cancelled' mean that the enrollment has ended; every other value means that it is in progress.
             * @example completed
             * @example cancelled
             * @example in_progress
             */
            status: string;
            /** @description Optional; the bank's requirements in the order in which they are met. */
            requirements?: components["schemas"]["BonusRequirement"][];
            /** @description Optional; expected payout to the customer, after the success fee. */
            expected_payout?: components["schemas"]["Amount"];
            /** @description Optional; the day of the expected payout. */
            expected_payout_date?: components["schemas"]["Day"];
            /** @description Optional; amount that was paid out to the customer. */
            payout?: components["schemas"]["Amount"];
            /** @description Optional; the day of the payout. */
            payout_date?: components["schemas"]["Day"];
            /** @description Optional; the success fee that was deducted from the bonus. */
            fee_kept?: components["schemas"]["Amount"];
            /** @description Optional; the amount that was withheld from the payout for taxes. */
            withheld?: components["schemas"]["Amount"];
            /**
             * @description Optional; the reason for the cancellation, as text for the customer.
             * @example The bank has ended the offer.
             */
            cancellation_reason?: string;
        };
        BonusRequirement: {
            /**
             * @description The requirement, as text for the customer.
             * @example Receive direct deposits of $500 within 90 days
             */
            text: string;
            /**
             * @example current
             * @enum {string}
             */
            state: "done" | "current" | "upcoming";
            /** @description The day on which the requirement was met or is due. Absent if unknown. */
            date?: components["schemas"]["Day"];
        };
        EnrollmentList: components["schemas"]["Enrollment"][];
        UserProfile: {
            /** @example Avery */
            first_name: string;
            /** @example Example */
            last_name: string;
            date_of_birth: components["schemas"]["Day"];
            ssn?: components["schemas"]["ProfileSsn"];
            decrypted_ssn?: components["schemas"]["ProfileSsn"];
            /**
             * @description The contact address. The sign-in address is stored by the identity provider and is not part of the profile.
             * @example avery@example.com
             */
            personal_email: string;
            /** @example 5550100123 */
            personal_phone: string;
            /** @example 12 Sample Street */
            address_line_1: string;
            /** @example Apt 3 */
            address_line_2: string | null;
            /** @example Agawam */
            city: string;
            /** @example MA */
            state: string;
            zip_code: components["schemas"]["ProfileZipCode"];
            /** @example Teacher */
            occupation: string | null;
            /** @example Sample School */
            employer: string | null;
            /**
             * @description Annual income as free text. The number given at registration becomes text such as '$75,000'.
             * @example $75,000
             */
            income: string | null;
            /**
             * @description Whether the customer is subject to IRS backup withholding.
             * @example false
             */
            irs_withholding: boolean;
            /**
             * @description The email address that the back office uses at the banks. Null until it is set up.
             * @example avery.banks@example.com
             */
            bank_email: string | null;
            /**
             * @description The phone number that the back office uses at the banks. Null until it is set up.
             * @example 5550100199
             */
            bank_phone: string | null;
            /**
             * @description The password that the back office uses at the banks. Null until it is set up. A client must not store or log it.
             * @example Fictional-Bank-1
             */
            password: string | null;
            /** @example true */
            is_us_citizen: boolean;
            /** @example false */
            is_permanent_resident: boolean;
            /**
             * @description Null for US citizens.
             * @example Canada
             */
            citizenship_country: string | null;
            /** @example Placeholder */
            mothers_maiden_name: string;
            /**
             * Format: date-time
             * @description The time at which the customer registered.
             * @example 2026-01-15T16:20:00Z
             */
            created_at: string;
            /** @description Optional; the customer's payment at registration. Without it, Settings shows no payment. */
            payment?: components["schemas"]["Payment"];
        };
        /**
         * @description The Social Security number, with or without dashes. Clients show and keep only its last four digits.
         * @example 900123456
         * @example 900-12-3456
         */
        ProfileSsn: string;
        /**
         * @description The ZIP code. A number lacks leading zeros (see `zip_code` of the registration), so clients pad it to
         *     five digits.
         * @example 1001
         * @example 01001
         * @example 01001-1234
         */
        ProfileZipCode: number | string;
        /** @description Exactly one of the five groups that a customer may change. */
        ProfileUpdate: components["schemas"]["EmailUpdate"] | components["schemas"]["PhoneUpdate"] | components["schemas"]["AddressUpdate"] | components["schemas"]["EmploymentUpdate"] | components["schemas"]["IrsWithholdingUpdate"];
        EmailUpdate: {
            /**
             * Format: email
             * @description The new contact address. The sign-in address does not change.
             * @example avery.new@example.com
             */
            personal_email: string;
        };
        PhoneUpdate: {
            /**
             * @description The portal sends a number of 10 digits (or 11 with a leading 1) as digits only, and any other number as typed. The service accepts any text, since customers write foreign numbers and extensions.
             * @example 5550100124
             */
            personal_phone: string;
        };
        AddressUpdate: {
            /** @example 98 Example Avenue */
            address_line_1: string;
            /**
             * @description The second line of the address. Empty or null if there is none.
             * @example
             */
            address_line_2: string | null;
            /** @example Springfield */
            city: string;
            /** @example MA */
            state: string;
            /** @description The ZIP code, in the type (string or number) in which the last GET returned it. */
            zip_code: components["schemas"]["ProfileZipCode"];
        };
        EmploymentUpdate: {
            /** @example Nurse */
            occupation: string;
            /** @example Sample Clinic */
            employer: string;
            /**
             * @description Free text.
             * @example $82,000
             */
            income: string;
        };
        IrsWithholdingUpdate: {
            /** @example true */
            irs_withholding: boolean;
        };
        /**
         * @description All answers of the wizard. Empty optional keys are absent. Keys that belong to one ID type, to card
         *     payments or to people who are not US citizens are sent only if they apply.
         */
        RegistrationPayload: {
            /**
             * Format: uuid
             * @description The user id that the identity provider returned at sign-up.
             * @example 9a3c3a0e-2d5b-4c1e-8a77-5b1f2f6e4d01
             */
            auth_id: string;
            /**
             * Format: email
             * @description The sign-in address of `auth_id`.
             * @example avery@example.com
             */
            email: string;
            /**
             * @description The sign-in password. Proves that the caller owns `auth_id`; never stored.
             * @example Fictional-Pass-1
             */
            password: string;
            /**
             * Format: email
             * @description The contact address.
             * @example avery@example.com
             */
            personal_email: string;
            /** @example 5550100123 */
            personal_phone: string;
            /** @example Avery */
            first_name: string;
            /** @example Example */
            last_name: string;
            /**
             * @description The Social Security number, sent as nine digits. Dashes are accepted.
             * @example 900123456
             * @example 900-12-3456
             */
            ssn: string;
            /**
             * Format: date
             * @description Not in the future and not before 1900. The applicant must be at least 18 today; the service uses the
             *     current day of the earliest time zone (UTC+14).
             * @example 1990-04-12
             */
            date_of_birth: string;
            /** @example 12 Sample Street */
            address_line_1: string;
            /**
             * @description Absent if there is none.
             * @example Apt 3
             */
            address_line_2?: string;
            /** @example Agawam */
            city: string;
            state: components["schemas"]["StateCode"];
            /**
             * @description The first five digits as a number. **A flaw of this contract:** a number has no leading zeros, so
             *     '01001' is sent as 1001, and the last four digits of '01001-1234' are lost. Readers pad it to five
             *     digits again. `billing_zip_code` is a string and does not have this flaw.
             * @example 1001
             * @example 94105
             */
            zip_code: number;
            id_card_type: components["schemas"]["IdCardType"];
            /** @description Front of the driver's license. Required for `drivers_license`, absent for `passport`. */
            dl_photo_front?: components["schemas"]["FilePayload"];
            /** @description Back of the driver's license. Required for `drivers_license`, absent for `passport`. */
            dl_photo_back?: components["schemas"]["FilePayload"];
            /** @description The passport page with the photo. Required for `passport`, absent for `drivers_license`. */
            passport_photo?: components["schemas"]["FilePayload"];
            /** @description A photo of the customer's face. */
            selfie_photo: components["schemas"]["FilePayload"];
            /**
             * @description Whether the applicant is a US citizen. The default in the form is yes.
             * @example true
             */
            is_us_citizen: boolean;
            /**
             * @description Whether the applicant is a permanent resident. Sent only if the applicant is not a US citizen.
             * @example true
             */
            permanent_resident?: boolean;
            /** @description Required if the applicant is not a US citizen, otherwise absent. */
            citizenship_country?: components["schemas"]["CitizenshipCountry"];
            /**
             * @description Empty if the customer gave none.
             * @example Teacher
             */
            occupation: string;
            /**
             * @description Empty if the customer gave none.
             * @example Sample School
             */
            employer: string;
            /**
             * @description Annual income in whole dollars; 0 if the customer gave none or no number. The profile returns it as text.
             * @example 75000
             */
            income: number;
            /** @example Placeholder */
            mothers_maiden_name: string;
            /**
             * @description Whether the customer is subject to IRS backup withholding.
             * @example false
             */
            irs_withholding: boolean;
            /** @description The bank accounts that the customer already has. Empty if there are none. */
            existing_bank_accounts: components["schemas"]["ExistingBankAccount"][];
            payment_method: components["schemas"]["PaymentMethod"];
            /**
             * @description True for `bill_pay` and `wire`, for which the customer confirms the payment; false for `card`.
             * @example false
             */
            payment_sent: boolean;
            /**
             * Format: date-time
             * @description The time at which the Terms of Service were accepted.
             * @example 2026-11-20T15:04:05.000Z
             */
            terms_accepted_at: string;
            /**
             * Format: date-time
             * @description The time at which the Independent Contractor Agreement was accepted.
             * @example 2026-11-20T15:04:09.000Z
             */
            contractor_agreement_accepted_at: string;
            /**
             * @description Answer to 'Who referred you?'. Absent if empty.
             * @example Robin Sample
             */
            referred_by?: string;
            /**
             * @description Card only. Sent as digits; grouping by spaces or dashes is accepted. Never stored.
             * @example 4242424242424242
             * @example 4242 4242 4242 4242
             */
            card_number?: string;
            /**
             * @description Card only.
             * @example 04
             */
            card_expiry_month?: string;
            /**
             * @description Card only. Four digits.
             * @example 2031
             */
            card_expiry_year?: string;
            /**
             * @description Card only. Never stored.
             * @example 123
             */
            card_security_code?: string;
            /**
             * @description Card only.
             * @example Avery Example
             */
            card_holder_name?: string;
            /**
             * @description Card only. If the home address is the billing address, the billing fields repeat it.
             * @example 12 Sample Street
             */
            billing_address_line_1?: string;
            /**
             * @description Card only. Absent if there is none.
             * @example Apt 3
             */
            billing_address_line_2?: string;
            /**
             * @description Card only.
             * @example Agawam
             */
            billing_city?: string;
            /**
             * @description Card only. Free text, since the address may be in another country.
             * @example MA
             */
            billing_state?: string;
            /**
             * @description Card only. A string, unlike `zip_code`.
             * @example 01001
             * @example 01001-1234
             */
            billing_zip_code?: string;
            /** @description Card only. The default in the form is United States. */
            billing_country?: components["schemas"]["Country"];
            /**
             * Format: date-time
             * @description Card only. The time at which the card charge was authorized.
             * @example 2026-11-20T15:04:12.000Z
             */
            card_authorization_accepted_at?: string;
        } & (unknown & unknown & unknown & unknown & unknown & unknown);
        RegistrationReceipt: {
            /**
             * Format: uuid
             * @description The registration's id.
             * @example 5f0c6a52-6f39-4f7a-9a0e-0c1f0d6b8e31
             */
            id: string;
            /** @constant */
            status: "received";
            /** @description Optional; without it, clients show the id instead. */
            reference?: components["schemas"]["Reference"];
            /** @description Optional; the payment, for the receipt. */
            payment?: components["schemas"]["Payment"];
            /**
             * @description Optional; true if the receipt is sent to the sign-in address. Clients announce an email only if this is true.
             * @example true
             */
            receipt_by_mail?: boolean;
            /** @description Optional; the next milestones. */
            milestones?: components["schemas"]["MilestoneList"];
            /**
             * @description Optional; true if an earlier request has created the registration. The other fields describe that
             *     registration. Neither the answers nor the payment of this request were stored.
             * @example true
             */
            already_registered?: boolean;
        };
        /**
         * @description The short reference of a registration, for people to read out and write down. It contains no characters that look alike.
         * @example BB-7K3M-Q2
         */
        Reference: string;
        /** @description The payment of the opening fee. Contains no card number and no security code. */
        Payment: {
            reference: components["schemas"]["Reference"];
            method: components["schemas"]["PaymentMethod"];
            /**
             * @description `charged`: the card processor has charged the card. `reported`: the customer says that the payment
             *     was sent. `pending`, `received`, `not_received` and `refunded` are set by staff. Later versions may
             *     add others.
             * @example charged
             * @example reported
             * @example received
             */
            status: string;
            /**
             * Format: date-time
             * @description The time of the last status change.
             * @example 2026-11-20T15:05:00Z
             */
            status_changed_at: string;
            /** @description The total including fees. */
            amount: components["schemas"]["Amount"];
            opening_fee: components["schemas"]["Amount"];
            /** @description The card fee. Absent unless the payment method is `card`. */
            card_fee?: components["schemas"]["Amount"];
            /** @description The card. Absent unless the payment method is `card`. */
            card?: {
                /** @example Visa */
                brand: string;
                /** @example 4242 */
                last4: string;
            };
            /**
             * Format: date-time
             * @example 2026-11-20T15:05:00Z
             */
            registered_at: string;
            /**
             * Format: date-time
             * @description The time at which the card charge was authorized. Absent unless the payment method is `card`.
             * @example 2026-11-20T15:04:12Z
             */
            card_authorized_at?: string;
            /** @description The accepted agreements with their versions, in the order in which they are shown. */
            contracts: components["schemas"]["AcceptedContract"][];
        };
        AcceptedContract: {
            /**
             * @example terms_of_service
             * @enum {string}
             */
            kind: "terms_of_service" | "contractor_agreement";
            /**
             * @description The version of the contract. Absent if an earlier version of the service stored the acceptance without it.
             * @example 1.0-draft
             */
            version?: string;
            /**
             * Format: date-time
             * @example 2026-11-20T15:04:05Z
             */
            accepted_at: string;
        };
    };
    responses: {
        /** @description The body is not JSON in UTF-8, or is empty. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /**
         * @description The token is missing, invalid or expired, or its session has ended. The body is the same in all these
         *     cases.
         */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /**
         * @description `email` and `password` do not prove that the caller owns `auth_id`. The body is the same for an unknown
         *     id, another address and a wrong password.
         */
        NotTheOwner: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The card was declined and nothing was charged. The customer can try another card or payment method. */
        PaymentDeclined: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The account has a verified second factor that this session has not verified yet. */
        SecondFactorRequired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The caller is signed in, but has never submitted a registration. */
        RegistrationMissing: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RegistrationMissingBody"];
            };
        };
        /** @description This `auth_id` is registered with another address, or this person is already registered. */
        RegistrationConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body exceeds the size limit. */
        TooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is not sent as `application/json`, or is compressed (`Content-Encoding`). */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /**
         * @description The body does not match its schema. There is one entry for each invalid field. Text that cannot be
         *     stored unchanged, with U+0000 or a lone surrogate, is invalid too.
         */
        InvalidBody: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationErrorBody"];
            };
        };
        /** @description A query parameter is invalid or out of range. */
        InvalidQuery: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationErrorBody"];
            };
        };
        /** @description Too many attempts for this account or from this address. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Something failed in the service. The response does not reveal the cause. */
        ServerError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description A dependency of the service does not respond. A later retry is safe. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["OptionalRetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /**
         * @description The number of the page, counted from 1.
         * @example 1
         */
        Page: number;
        /**
         * @description Number of items on a page. The portal's screens use 5.
         * @example 5
         */
        PerPage: number;
        /**
         * @description Returns only completions with exactly this bank. Optional. Send it only if an earlier response had
         *     `filters`, which means that the service supports filtering.
         * @example Chase
         */
        BankFilter: string;
        /**
         * @description Returns only completions with exactly this task type. Optional; send it under the same condition as `bank`.
         * @example Direct deposit
         */
        TaskTypeFilter: string;
        /**
         * @description The versions of the contracts that the applicant was shown: `kind=version`, separated by commas, each
         *     kind at most once. For a contract without a version here, the service stores the version in force at
         *     the time of the acceptance, by its effective date (a day begins at midnight UTC).
         *
         *     An invalid value is rejected with 422 before anything is charged or stored. A version that the service
         *     does not know is stored as sent: the applicant saw it, and a page may be newer or older than the
         *     service.
         * @example terms_of_service=1.0-draft, contractor_agreement=1.0-draft
         */
        AgreementVersions: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Seconds to wait before the next attempt.
         * @example 30
         */
        RetryAfter: number;
        /**
         * @description Seconds to wait before the next attempt. Absent if the service cannot tell.
         * @example 5
         */
        OptionalRetryAfter: number;
        /**
         * @description The random id of the request in the service's log. Include it when you contact support.
         * @example 5b6f7a9e-3a57-4f0e-9d0c-7a52b1c8e411
         */
        RequestId: string;
        /**
         * @description Always `Bearer`.
         * @example Bearer
         */
        WwwAuthenticate: "Bearer";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getDashboardStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer's stats and monthly earnings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardStats"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SecondFactorRequired"];
            404: components["responses"]["RegistrationMissing"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTaskCompletions: {
        parameters: {
            query?: {
                /**
                 * @description The number of the page, counted from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Number of items on a page. The portal's screens use 5.
                 * @example 5
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Returns only completions with exactly this bank. Optional. Send it only if an earlier response had
                 *     `filters`, which means that the service supports filtering.
                 * @example Chase
                 */
                bank?: components["parameters"]["BankFilter"];
                /**
                 * @description Returns only completions with exactly this task type. Optional; send it under the same condition as `bank`.
                 * @example Direct deposit
                 */
                task_type?: components["parameters"]["TaskTypeFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. A page after the last one has no items and the same total. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskCompletionPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SecondFactorRequired"];
            404: components["responses"]["RegistrationMissing"];
            422: components["responses"]["InvalidQuery"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All accounts of the customer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountsSummary"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SecondFactorRequired"];
            404: components["responses"]["RegistrationMissing"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEnrollments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All enrollments of the customer, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrollmentList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SecondFactorRequired"];
            404: components["responses"]["RegistrationMissing"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SecondFactorRequired"];
            404: components["responses"]["RegistrationMissing"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            /** @description The stored group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileUpdate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SecondFactorRequired"];
            404: components["responses"]["RegistrationMissing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidBody"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The versions of the contracts that the applicant was shown: `kind=version`, separated by commas, each
                 *     kind at most once. For a contract without a version here, the service stores the version in force at
                 *     the time of the acceptance, by its effective date (a day begins at midnight UTC).
                 *
                 *     An invalid value is rejected with 422 before anything is charged or stored. A version that the service
                 *     does not know is stored as sent: the applicant saw it, and a page may be newer or older than the
                 *     service.
                 * @example terms_of_service=1.0-draft, contractor_agreement=1.0-draft
                 */
                "Agreement-Versions"?: components["parameters"]["AgreementVersions"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationPayload"];
            };
        };
        responses: {
            /** @description The registration is stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotTheOwner"];
            402: components["responses"]["PaymentDeclined"];
            409: components["responses"]["RegistrationConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidBody"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
