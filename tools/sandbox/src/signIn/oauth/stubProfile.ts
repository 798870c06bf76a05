import { isEmailAddress } from '@bank-bonuses/messages';
import type { SignInContext } from '../context.ts';
import type { Metadata } from '../database/tables.ts';
import { sameText } from '../digests.ts';

/** The profile of a person at a social provider. */
export interface ExternalProfile {
  subject: string;
  email: string;
  emailVerified: boolean;
  /**
   * The person's name, or an empty string if the provider does not return one. In this case the
   * name of the account does not change.
   */
  name: string;
}

/** Returns the identity's data in the format of Supabase's `identity_data`. */
export function identityData({ subject, email, emailVerified, name }: ExternalProfile): Metadata {
  return {
    sub: subject,
    provider_id: subject,
    email,
    email_verified: emailVerified,
    phone_verified: false,
    ...(name !== '' && { name, full_name: name }),
  };
}

function macOf(context: SignInContext, state: string, content: string): string {
  return context.digests.of('stub-code', `${state}\n${content}`);
}

/**
 * Returns the stub's authorization code. It contains the signed profile and is valid for only one
 * flow.
 */
export function issueStubCode(
  context: SignInContext,
  state: string,
  profile: ExternalProfile,
): string {
  const content = Buffer.from(JSON.stringify(profile)).toString('base64url');
  return `${content}.${macOf(context, state, content)}`;
}

/**
 * Returns the profile in an authorization code, or undefined if the stub did not issue the code for
 * this flow.
 */
export function readStubCode(
  context: SignInContext,
  state: string,
  code: string,
): ExternalProfile | undefined {
  const [content = '', mac = ''] = code.split('.', 2);
  if (!sameText(mac, macOf(context, state, content))) return undefined;
  return JSON.parse(Buffer.from(content, 'base64url').toString()) as ExternalProfile;
}

/** Returns the profile entered in the stub's form, or undefined if it is invalid. */
export function readProfile(text: (name: string) => string): ExternalProfile | undefined {
  const email = text('email').trim().toLowerCase();
  if (!isEmailAddress(email)) return undefined;
  return {
    subject: text('account').slice(0, 255) || email,
    email,
    emailVerified: text('verified') === 'yes',
    name: text('name').slice(0, 255),
  };
}
