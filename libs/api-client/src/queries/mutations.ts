import type { MutationOptions, QueryClient } from '@tanstack/query-core';
import type { ApiClient } from '../client/client.ts';
import { HttpError } from '../errors/errors.ts';
import type { ProfileUpdate, RegistrationPayload, RegistrationReceipt } from '../types.ts';
import { queryKeys } from './queryKeys.ts';

/** As `PortalQuery`: made without a helper of any framework. */
export type PortalMutation<Data, Variables> = MutationOptions<Data, Error, Variables> & {
  mutationKey: readonly unknown[];
};

/**
 * Changes one group of the profile, then reads the profile again; the mutation ends when that has happened.
 * An update that failed without an HTTP error may have been stored all the same, so the profile is read again
 * then too, but the failure does not wait for that. Callers add their own reactions to `mutate`, so that
 * these stay.
 */
export function updateProfileMutation(
  client: ApiClient,
): PortalMutation<ProfileUpdate, ProfileUpdate> {
  return {
    mutationKey: [...queryKeys.profile, 'update'],
    mutationFn: (group: ProfileUpdate) => client.updateProfile(group),
    onSuccess: (stored, _group, _none, { client: cache }) => {
      // What was stored shows also when reading again fails; the rest stays as old as it was.
      cache.setQueryData<object>(queryKeys.profile, (known) => known && { ...known, ...stored }, {
        updatedAt: cache.getQueryState(queryKeys.profile)?.dataUpdatedAt,
      });
      return readAgain(cache);
    },
    onError: (error, _group, _none, { client: cache }) => {
      if (!isHttpError(error)) void readAgain(cache);
    },
    networkMode: 'always',
    gcTime: 0,
  };
}

/** Also where no screen shows the profile: nothing is fetched again on mount. */
const readAgain = (cache: QueryClient) =>
  cache.invalidateQueries({ queryKey: queryKeys.profile, refetchType: 'all' });

/** The server says that it has changed nothing. Whatever else went wrong leaves that open. */
const isHttpError = (error: Error) =>
  error instanceof HttpError && error.status >= 400 && error.status < 500;

/** Builds the payload at the moment of sending. */
export type PayloadBuilder = () => RegistrationPayload | Promise<RegistrationPayload>;

/**
 * Hands in a registration. The variables are a function that builds the payload, because the cache keeps a
 * mutation's variables as long as a component watches it, and the payload must not linger there.
 *
 * @example
 * const registration = useMutation(registerMutation(client));
 * registration.mutate(() => buildPayload(form));
 */
export function registerMutation(
  client: ApiClient,
): PortalMutation<RegistrationReceipt | undefined, PayloadBuilder> {
  return {
    mutationKey: [...queryKeys.all, 'register'],
    mutationFn: async (buildPayload: PayloadBuilder) => client.register(await buildPayload()),
    networkMode: 'always',
    gcTime: 0,
  };
}
