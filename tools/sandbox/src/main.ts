import { demoCustomers } from './customers/demoCustomers.ts';
import { sandboxPaths } from './pages/page.ts';
import { readOptions } from './runtime/options.ts';
import { startSandbox, type RunningSandbox } from './runtime/sandbox.ts';
import { StartError } from './runtime/startErrors.ts';

/** After a signal everything has to end by then, whatever hangs. */
const exitTimeoutMs = 9_000;

function announce(url: string): void {
  console.log(`Portal ready at ${url}`);
  console.log(`Mailbox: ${url}${sandboxPaths.mail}`);
  const [customer] = demoCustomers;
  if (customer) console.log(`Demo sign-in: ${customer.email} with password ${customer.password}`);
}

/** Ctrl+C reaches this process twice, from the terminal and from the npm script that started it; once is enough. */
function stopOnSignals(sandbox: RunningSandbox): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), exitTimeoutMs).unref();
    sandbox.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

try {
  const sandbox = await startSandbox(readOptions(process.argv.slice(2), process.env));
  stopOnSignals(sandbox);
  announce(sandbox.url);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
