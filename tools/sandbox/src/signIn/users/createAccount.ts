import type { SignInContext } from '../context.ts';
import { replaceTokenMail } from '../mails/tokenMails.ts';
import { confirmUser, findUserByEmail, insertUser } from './users.ts';

interface NewUser {
  email: string;
  password: string;
  fullName: string;
  /** Whether the address is confirmed. If not, the confirmation mail is sent. */
  confirmed: boolean;
}

/**
 * Creates an account for a demo customer directly in the database. Returns its id, also if the
 * account already exists.
 */
export async function createAccount(
  context: SignInContext,
  { email, password, fullName, confirmed }: NewUser,
): Promise<string> {
  const passwordHash = await context.passwords.hash(password);
  return context.db.transaction().execute(async (db) => {
    const existing = await findUserByEmail(db, email);
    if (existing !== undefined) return existing.id;
    const user = await insertUser(context, db, {
      email,
      passwordHash,
      data: { full_name: fullName },
    });
    if (user === undefined)
      throw new Error('The account was created by another process at the same time.');
    if (confirmed) {
      await confirmUser(context, db, user);
    } else {
      const redirectTo = context.settings.siteUrl;
      await replaceTokenMail(context, db, user, {
        purpose: 'signup',
        redirectTo,
        challenge: undefined,
      });
    }
    return user.id;
  });
}
