import { AdviceField } from '../editing/AdviceField.tsx';
import type { CardProps } from './cardProps.ts';
import { EmailAddress } from '../values/EmailAddress.tsx';
import { Section } from '../editing/Section.tsx';

const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

/**
 * Renders the customer's contact address. It can differ from the address that the customer uses to
 * log in.
 */
export const EmailSection = ({ profile }: CardProps) => (
  <Section
    name="email"
    saved={profile && { personal_email: profile.personal_email }}
    toGroup={(draft) => draft}
    successText="Email updated successfully"
    details={[{ term: 'Email', value: <EmailAddress>{profile?.personal_email}</EmailAddress> }]}
  >
    {(field) => (
      <AdviceField
        label="Email"
        type="email"
        autoComplete="email"
        {...field('personal_email')}
        fits={looksLikeEmail}
        advice="This does not look like an email address, such as name@example.com."
      />
    )}
  </Section>
);
