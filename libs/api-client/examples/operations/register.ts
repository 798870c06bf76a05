import { type ApiClient, ApiError, type RegistrationPayload } from '@bank-bonuses/api-client';

/** Submits a registration and returns the text to show to the applicant. */
export async function submit(client: ApiClient, payload: RegistrationPayload): Promise<string> {
  try {
    const receipt = await client.register(payload, {
      agreementVersions: { terms_of_service: '1.0', contractor_agreement: '1.0' },
    });
    return `Thank you. Your reference: ${receipt?.reference ?? receipt?.id ?? 'see your email'}.`;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // After a lost response the registration may have arrived. Sending the same payload again is safe.
    return error.message;
  }
}
