import type { RegistrationPayload } from '@bank-bonuses/api-client';
import { randomUUID } from 'node:crypto';
import { cardPayload, wirePayload } from '../../src/testing/payloads.ts';
import type { World } from './world.ts';

/** A person at the portal. */
export interface Customer {
  payload: RegistrationPayload;
  /** A network address that no other customer has. */
  address: string;
  /** Id of the registration that the service has confirmed. */
  confirmed: string | undefined;
}

/** The response that a customer's browser got; 'lost' when the connection broke. */
export type Outcome = { status: number; id: string | undefined } | 'lost';

let customers = 0;

/** Creates a customer who has signed up and is about to register. */
export function newCustomer({ identityProvider }: World, paysByCard: boolean): Customer {
  const id = randomUUID();
  const user = { id, email: `${id}@example.com`, password: 'Fictional-Pass-1', token: '' };
  identityProvider.answers[`GET /admin/users/${id}`] = [200, { id, email: user.email }];
  customers += 1;
  return {
    payload: (paysByCard ? cardPayload : wirePayload)(user),
    address: `10.${(customers >> 16) & 255}.${(customers >> 8) & 255}.${customers & 255}`,
    confirmed: undefined,
  };
}

/** Sends the registration once. */
export async function register(url: string, customer: Customer): Promise<Outcome> {
  const outcome = await send(url, customer).catch(() => 'lost' as const);
  if (outcome === 'lost' || outcome.status !== 201) return outcome;
  if (customer.confirmed !== undefined && customer.confirmed !== outcome.id) {
    throw new Error('One customer got two registration ids.');
  }
  customer.confirmed = outcome.id;
  return outcome;
}

async function send(url: string, { address, payload }: Customer) {
  const answer = await fetch(`${url}/api/user/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(payload),
  });
  const { id } = (await answer.json()) as { id?: string };
  return { status: answer.status, id };
}
