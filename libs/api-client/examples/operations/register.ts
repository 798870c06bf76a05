import { type ApiClient, ApiError, type RegistrationPayload } from '@bank-bonuses/api-client';

/** Hands in a registration, and says what to tell the applicant. */
export async function handIn(client: ApiClient, payload: RegistrationPayload): Promise<string> {
  try {
    const receipt = await client.register(payload, {
      agreementVersions: { terms_of_service: '1.0', contractor_agreement: '1.0' },
    });
    return `Thank you. Your reference: ${receipt?.reference ?? receipt?.id ?? 'comes by mail'}.`;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // After a lost answer the registration may have arrived. The same payload again is safe.
    const mayHaveArrived = ['timeout', 'connection_lost', 'network_failure'].includes(error.code);
    return mayHaveArrived ? `${error.message} Please try again.` : error.message;
  }
}
