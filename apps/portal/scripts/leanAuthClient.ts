import { dirname } from 'node:path';
import type { Plugin } from 'vite';

const absent = `() => { throw new Error('Left out of this build: scripts/leanAuthClient.ts'); }`;

/** What stands in for each module, with the names that the client imports of it. */
const replacements: Record<string, string> = {
  './lib/webauthn': `
    export class WebAuthnApi {}
    export const browserSupportsWebAuthn = () => false;
    export const webAuthnAbortService = { createNewAbortSignal: ${absent}, cancelCeremony() {} };
    export const createCredential = ${absent};
    export const getCredential = ${absent};
    export const deserializeCredentialCreationOptions = ${absent};
    export const deserializeCredentialRequestOptions = ${absent};
    export const serializeCredentialCreationResponse = ${absent};
    export const serializeCredentialRequestResponse = ${absent};`,
  './lib/web3/ethereum': `
    export const createSiweMessage = ${absent};
    export const fromHex = ${absent};
    export const getAddress = ${absent};
    export const toHex = ${absent};`,
};

/**
 * Of what an administrator's key can do, a browser needs one call: to end sessions by a token of its own.
 * The client makes it for `signOut`, too.
 */
const adminApi = (folder: string) => `
    import { isAuthError } from '${folder}/lib/errors.js';
    import { _request as request } from '${folder}/lib/fetch.js';
    import { resolveFetch } from '${folder}/lib/helpers.js';
    export default class {
      constructor({ url, headers, fetch }) {
        Object.assign(this, { url, headers, fetch: resolveFetch(fetch) });
      }
      async signOut(jwt, scope = 'global') {
        let error = null;
        try {
          const options = { headers: this.headers, jwt, noResolveJson: true };
          await request(this.fetch, 'POST', this.url + '/logout?scope=' + scope, options);
        } catch (reason) {
          if (!isAuthError(reason)) throw reason;
          error = reason;
        }
        return { data: null, error };
      }
    }`;

const adminModule = './GoTrueAdminApi';
const prefix = '\0lean-auth-client:';

/**
 * Leaves the passkeys, the wallets and the administration of Supabase's client out of the bundle: no screen
 * uses them, and the client's class keeps them from being dropped. A name that a newer client imports fails the build.
 */
export const leanAuthClient = (): Plugin => ({
  name: 'lean-auth-client',
  enforce: 'pre',
  resolveId: (source, importer) => {
    if (!importer?.includes('/@supabase/auth-js/')) return null;
    if (source in replacements) return prefix + source;
    return source === adminModule ? prefix + dirname(importer) : null;
  },
  load: (id) => {
    if (!id.startsWith(prefix)) return null;
    const name = id.slice(prefix.length);
    return replacements[name] ?? adminApi(name);
  },
});
