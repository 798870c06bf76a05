import { describe, expect, it } from 'vitest';
import { defaultFactorSettings } from './factors/factorSettings.ts';
import { noSessionLimits, signInSettings } from './settings.ts';
import { switchedOff } from './switches.ts';

const required = {
  siteUrl: 'http://localhost:4200',
  publishableKey: 'sb_publishable_test',
  secretKey: 'sb_secret_test',
};

// A high limit, because all users of a test run share one network address.
const perLoopbackAddress = { hits: 2_000, seconds: 300 };

const perAccount = { hits: 10, seconds: 600 };

describe('settings', () => {
  it('have the defaults of hosted Supabase, except that a PKCE flow lives as long as its mailed link', () => {
    expect(signInSettings(required)).toEqual({
      ...required,
      ...switchedOff,
      accessTokenSeconds: 3_600,
      refreshReuseSeconds: 10,
      oneTimeTokenSeconds: 3_600,
      flowStateSeconds: 3_600,
      mailIntervalSeconds: 60,
      minimumPasswordLength: 6,
      redirectAllowList: [],
      factors: defaultFactorSettings,
      sessions: noSessionLimits,
      limits: {
        signIn: { perAccount, perAddress: { hits: 100, seconds: 300 }, perLoopbackAddress },
        signUp: { perAccount, perAddress: { hits: 30, seconds: 300 }, perLoopbackAddress },
        mail: { perAccount, perAddress: { hits: 30, seconds: 300 }, perLoopbackAddress },
        code: { perAccount, perAddress: { hits: 60, seconds: 300 }, perLoopbackAddress },
        challenge: {
          perAccount: { ...perAccount, hits: 30 },
          perAddress: { hits: 60, seconds: 300 },
          perLoopbackAddress,
        },
        factor: { perAccount, perAddress: { hits: 60, seconds: 300 }, perLoopbackAddress },
      },
    });
  });

  it('include the given changes, and defaults for all other settings', () => {
    const changed = signInSettings(required, { mailIntervalSeconds: 0 });
    expect(changed).toEqual({ ...signInSettings(required), mailIntervalSeconds: 0 });
  });
});
