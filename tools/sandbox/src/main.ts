import { allSignInsCustomer, type DemoCustomer } from './customers/demoCustomers.ts';
import { sandboxPaths } from './pages/page.ts';
import { readOptions, type SandboxOptions } from './runtime/options.ts';
import { startSandbox, type RunningSandbox } from './runtime/sandbox.ts';
import { StartError } from './runtime/startErrors.ts';

/** Milliseconds from a termination signal to a forced exit. */
const exitTimeoutMs = 9_000;

const credentials = ({ email, password }: DemoCustomer) => `${email} with password ${password}`;

function announce(
  { url, customers, mismatches }: RunningSandbox,
  { allSignIns }: SandboxOptions,
): void {
  for (const mismatch of mismatches) console.error(mismatch);
  console.log(`Portal ready at ${url}`);
  console.log(`Mailbox: ${url}${sandboxPaths.mail}`);
  for (const customer of customers.slice(0, 1)) {
    console.log(`Demo sign-in: ${credentials(customer)}`);
  }
  if (allSignIns) console.log(`With Google and a phone: ${credentials(allSignInsCustomer)}`);
}

/**
 * Closes the sandbox at the first termination signal and ignores later ones: on Ctrl+C, the
 * terminal and the npm script that started this process both send a signal.
 */
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
  const options = readOptions(process.argv.slice(2), process.env);
  const sandbox = await startSandbox(options);
  stopOnSignals(sandbox);
  announce(sandbox, options);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
