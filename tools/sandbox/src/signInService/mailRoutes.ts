import { z } from 'zod';
import { issueAuthCode, mailCode, mailLink, proveByCode, type WantedLink } from './codes.ts';
import { send, type Call, type Routes } from './context.ts';
import { SignInError } from './errors.ts';
import type { CodePurpose } from './model.ts';
import { checkNewPassword, hashPassword } from './passwords.ts';
import {
  emailAddress,
  pkce,
  queryText,
  readBody,
  redirect,
  redirectTarget,
  withError,
  withQuery,
} from './request.ts';
import { openSession, tokenResponse } from './sessions.ts';
import { findUser, saveUser } from './store.ts';
import { madeUpUserJson, newUser, userJson } from './users.ts';

/** At most 2 KB, since each access token contains it, and Node limits the headers of a request. */
const metadata = z
  .record(z.string(), z.unknown())
  .refine(
    (data) => Buffer.byteLength(JSON.stringify(data)) <= 2_048,
    'User metadata must not be longer than 2048 bytes',
  );

async function signUp(call: Call) {
  const body = readBody(call.request, {
    ...pkce,
    email: emailAddress,
    password: z.string().min(1, 'Signup requires a valid password'),
    data: metadata.default({}),
  });
  const { email, data, code_challenge: challenge } = body;
  checkNewPassword(body, call.settings);
  const known = await findUser(call.db, { email });
  if (known !== undefined && known.confirmedAt !== null) {
    await send(call, email, call.mails.alreadyRegistered());
    return madeUpUserJson(call, email, data);
  }
  call.limiter.message('signup', email);
  // A second sign-up keeps the first password, because it may come from another person.
  const passwordHash = await hashPassword(body.password);
  const user = known ?? newUser(call, { email, passwordHash, metadata: data });
  await mailLink(call, user, { purpose: 'signup', redirectTo: redirectTarget(call), challenge });
  return userJson(user);
}

/** Returns the route that mails a link, with the same answer if there is no account. */
const linkRoute = (purpose: WantedLink['purpose']) => async (call: Call) => {
  const body = readBody(call.request, { ...pkce, email: emailAddress });
  const { email, code_challenge: challenge } = body;
  call.limiter.message(purpose, email);
  const user = await findUser(call.db, { email });
  const isDone = purpose === 'signup' && user?.confirmedAt !== null;
  if (user === undefined || isDone) return {};
  await mailLink(call, user, { purpose, redirectTo: redirectTarget(call), challenge });
  return {};
};

async function requestCode(call: Call) {
  const { email } = readBody(call.request, { email: emailAddress });
  // Supabase Auth has one pause for both kinds of mail.
  call.limiter.message('recovery', email);
  const user = await findUser(call.db, { email });
  if (user !== undefined && user.confirmedAt !== null) await mailCode(call, user, 'magiclink');
  return {};
}

/** Returns the purposes of the codes that a `type` of a request accepts: none for an unknown type. */
function purposesOf(type: string): CodePurpose[] {
  if (type === 'signup' || type === 'recovery') return [type];
  return type === 'email' ? ['signup', 'magiclink'] : [];
}

async function followLink(call: Call) {
  const [token, type] = [queryText(call.request, 'token'), queryText(call.request, 'type')];
  const target = redirectTarget(call);
  try {
    const { user, code } = await proveByCode(call, purposesOf(type), { token });
    const { purpose, challenge } = code;
    const method = purpose === 'signup' ? 'email/signup' : 'recovery';
    await saveUser(call.db, user);
    if (!challenge) return redirect(call, target);
    const issued = await issueAuthCode(call, user, { method, challenge });
    return redirect(call, withQuery(target, { code: issued }));
  } catch (error) {
    if (error instanceof SignInError) return redirect(call, withError(target, error));
    throw error;
  }
}

async function verify(call: Call) {
  const { type, email, token, token_hash } = readBody(call.request, {
    type: z.string(),
    email: z.string().toLowerCase().default(''),
    token: z.string().default(''),
    token_hash: z.string().optional(),
  });
  const given = token_hash === undefined ? { email, code: token } : { token: token_hash };
  if (email !== '') call.limiter.guess('code', email);
  const { user } = await proveByCode(call, purposesOf(type), given);
  const opened = openSession(call, user, 'otp');
  await saveUser(call.db, user);
  if (email !== '') call.limiter.forget('code', email);
  return tokenResponse(call, opened);
}

/** Sign-up, the requests for mails, and the routes that accept their links and codes. */
export const mailRoutes: Routes = {
  'POST /signup': signUp,
  'POST /recover': linkRoute('recovery'),
  'POST /resend': linkRoute('signup'),
  'POST /otp': requestCode,
  'GET /verify': followLink,
  'POST /verify': verify,
};
