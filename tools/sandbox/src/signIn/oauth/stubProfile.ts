import { isEmailAddress } from '@bank-bonuses/messages';
import type { SignInContext } from '../context.ts';
import type { Metadata } from '../database/tables.ts';
import { sameText } from '../digests.ts';

/** A person as a social provider knows them. */
export interface ExternalProfile {
  subject: string;
  email: string;
  emailVerified: boolean;
  /** Empty if the provider does not return it. Then the account keeps its name. */
  name: string;
}

/** Returns the public data of an identity. */
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

/** Returns the stub's authorization code: the signed profile, bound to one flow. */
export function issueStubCode(
  context: SignInContext,
  state: string,
  profile: ExternalProfile,
): string {
  const content = Buffer.from(JSON.stringify(profile)).toString('base64url');
  return `${content}.${macOf(context, state, content)}`;
}

/** Returns the profile in a code, or undefined if the stub did not issue it for this flow. */
export function readStubCode(
  context: SignInContext,
  state: string,
  code: string,
): ExternalProfile | undefined {
  const [content = '', mac = ''] = code.split('.', 2);
  if (!sameText(mac, macOf(context, state, content))) return undefined;
  return JSON.parse(Buffer.from(content, 'base64url').toString()) as ExternalProfile;
}

/** Returns the profile of the stub's form; `undefined` for an invalid one. */
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
