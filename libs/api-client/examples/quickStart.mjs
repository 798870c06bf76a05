// Signs in and prints earnings. Run it in Node 20 or newer: npm start, then node quickStart.mjs
import { ApiError, createApiClient } from '@bank-bonuses/api-client';

// The local demo and one of its customers. Never write a real password into a file.
const portal = process.env.PORTAL_URL ?? 'http://localhost:4200';
const customer = { email: 'maya.torres@example.com', password: 'maya-demo-2026' };

const signIn = await fetch(`${portal}/auth/v1/token?grant_type=password`, {
  method: 'POST',
  headers: { apikey: 'sb_publishable_sandbox', 'Content-Type': 'application/json' },
  body: JSON.stringify(customer),
});
if (!signIn.ok) throw new Error(`The sign-in failed with status ${signIn.status}.`);
const { access_token } = await signIn.json();

const client = createApiClient({ baseUrl: portal, getAccessToken: () => access_token });
try {
  // Amounts and counts that the service omits are undefined.
  const { total_earned, earnings_overview } = await client.getDashboardStats();
  for (const { month, amount } of earnings_overview) {
    console.log(`${month}  $${amount.toFixed(2)}`);
  }
  console.log(`Total    $${total_earned?.toFixed(2) ?? '?'}`);
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  console.error(`${error.name}: ${error.message}`);
  process.exitCode = 1;
}
