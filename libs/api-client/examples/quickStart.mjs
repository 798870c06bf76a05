// Signs in and prints earnings. Run it in Node 20 or newer: npm start, then node quickStart.mjs
import { ApiError, createApiClient, explainError, retryReads } from '@bank-bonuses/api-client';

// The local demo and one of its customers. Never write a real password into a file.
const portal = process.env.PORTAL_URL ?? 'http://localhost:4200';
const customer = { email: 'maya.torres@example.com', password: 'maya-demo-2026' };

/** Returns an access token. The README's section "Authentication" shows a sign-in that also refreshes it. */
async function signIn() {
  const response = await fetch(`${portal}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: 'sb_publishable_sandbox', 'Content-Type': 'application/json' },
    body: JSON.stringify(customer),
  });
  if (!response.ok) {
    // The client hides the message of an error that getAccessToken throws, so it is printed here.
    console.error(`The sign-in failed with status ${response.status}.`);
    throw new Error('No access token');
  }
  return (await response.json()).access_token;
}

let token;
const client = createApiClient({
  baseUrl: portal,
  getAccessToken: async () => (token ??= await signIn()),
  retry: retryReads(),
});

try {
  // Amounts and counts that the service omits are undefined.
  const { total_earned, earnings_overview } = await client.getDashboardStats();
  for (const { month, amount } of earnings_overview) {
    console.log(`${month}  $${amount.toFixed(2)}`);
  }
  console.log(`Total    $${total_earned?.toFixed(2) ?? '?'}`);

  const { items, total } = await client.listTaskCompletions({ perPage: 3 });
  console.log(`The last ${items.length} of ${total} tasks:`);
  for (const { date, bank, task_type } of items) console.log(`${date}  ${bank}: ${task_type}`);
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  console.error(explainError(error)); // for developers; userMessage(error) is for customers
  process.exitCode = 1;
}
