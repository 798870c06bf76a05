import type { MutationOptions, QueryClient } from '@tanstack/query-core';
import type { ApiClient } from '../client/client.ts';
import { HttpError } from '../errors/errors.ts';
import type { ProfileUpdate, RegistrationPayload, RegistrationReceipt } from '../types.ts';
import { queryKeys } from './queryKeys.ts';

/** Options for `useMutation` of any TanStack Query adapter. */
export type PortalMutation<Data, Variables> = MutationOptions<Data, Error, Variables> & {
  mutationKey: readonly unknown[];
};

/**
 * Removes a mutation from the cache one second after its screen is closed. React Query checks a
 * pending mutation again after each `gcTime`: with 0, it would check without a pause.
 */
const mutationGcTimeMs = 1_000;

/**
 * Returns the mutation that updates one group of the profile. It settles after the profile has been
 * refetched. After an error other than a 4xx, the update may still have been stored, so the profile
 * is refetched in the background. Pass your own callbacks to `mutate`; callbacks in the options
 * would replace the ones defined here.
 */
export function updateProfileMutation(
  client: ApiClient,
): PortalMutation<ProfileUpdate, ProfileUpdate> {
  return {
    mutationKey: [...queryKeys.profile, 'update'],
    mutationFn: (group: ProfileUpdate) => client.updateProfile(group),
    onSuccess: (stored, _group, _none, { client: cache }) => {
      // Shows the stored group even if the refetch fails. Keeps `updatedAt`, because the other
      // fields of the profile were not refetched.
      cache.setQueryData<object>(queryKeys.profile, (known) => known && { ...known, ...stored }, {
        updatedAt: cache.getQueryState(queryKeys.profile)?.dataUpdatedAt,
      });
      return refetchProfile(cache);
    },
    onError: (error, _group, _none, { client: cache }) => {
      if (!isClientError(error)) void refetchProfile(cache);
    },
    networkMode: 'always',
    gcTime: mutationGcTimeMs,
  };
}

/**
 * Refetches the profile even if no screen uses it now, because `cacheTimes` turns off the refetch
 * on mount.
 */
const refetchProfile = (cache: QueryClient) =>
  cache.invalidateQueries({ queryKey: queryKeys.profile, refetchType: 'all' });

/**
 * Returns whether the server responded with 4xx, which means that it stored nothing. After any
 * other failure it may have stored the update.
 */
const isClientError = (error: Error) =>
  error instanceof HttpError && error.status >= 400 && error.status < 500;

/** Function that builds the payload right before the request is sent. */
export type PayloadBuilder = () => RegistrationPayload | Promise<RegistrationPayload>;

/**
 * Returns the mutation that submits a registration. Its variable is a function that builds the payload: the
 * cache keeps the variables while a component observes the mutation, and the payload must not enter the
 * cache.
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
    gcTime: mutationGcTimeMs,
  };
}
