// For CommonJS. Run it in Node 20 or newer: ACCESS_TOKEN=… node quickStart.cjs
async function main() {
  const { createApiClient } = await import('@bank-bonuses/api-client');
  const baseUrl = process.env.PORTAL_URL ?? 'http://localhost:4200';
  const client = createApiClient({
    baseUrl,
    getAccessToken: () => process.env.ACCESS_TOKEN ?? null,
  });
  const { account_count, total_balance } = await client.getAccounts();
  console.log(`${account_count} accounts, $${total_balance?.toFixed(2) ?? '?'}`);
}

void main();
