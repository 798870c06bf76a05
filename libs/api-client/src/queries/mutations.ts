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
 * Returns the mutation that updates one group of the profile. It settles after the profile has been
 * refetched. An update that fails without a 4xx may still have been stored, so the profile is refetched then
 * too, in the background. Pass your own callbacks to `mutate`: in the options they would replace these.
 */
export function updateProfileMutation(
  client: ApiClient,
): PortalMutation<ProfileUpdate, ProfileUpdate> {
  return {
    mutationKey: [...queryKeys.profile, 'update'],
    mutationFn: (group: ProfileUpdate) => client.updateProfile(group),
    onSuccess: (stored, _group, _none, { client: cache }) => {
      // Shows the stored group even if the refetch fails. `updatedAt` keeps the age of the other fields.
      cache.setQueryData<object>(queryKeys.profile, (known) => known && { ...known, ...stored }, {
        updatedAt: cache.getQueryState(queryKeys.profile)?.dataUpdatedAt,
      });
      return refetchProfile(cache);
    },
    onError: (error, _group, _none, { client: cache }) => {
      if (!isClientError(error)) void refetchProfile(cache);
    },
    networkMode: 'always',
    gcTime: 0,
  };
}

/** Also refetches while no screen shows the profile, because `cacheTimes` turns refetching on mount off. */
const refetchProfile = (cache: QueryClient) =>
  cache.invalidateQueries({ queryKey: queryKeys.profile, refetchType: 'all' });

/** Returns whether the status is 4xx: the server has changed nothing. After any other failure it may have. */
const isClientError = (error: Error) =>
  error instanceof HttpError && error.status >= 400 && error.status < 500;

/** Builds the payload right before it is sent. */
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
    gcTime: 0,
  };
}
