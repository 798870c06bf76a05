import { setTimeout } from 'node:timers/promises';
import { allSignInsCustomer, type DemoCustomer } from './customers/demoCustomers.ts';
import { sandboxPaths } from './pages/page.ts';
import { readOptions, type SandboxOptions } from './runtime/options.ts';
import { startSandbox, type RunningSandbox } from './runtime/sandbox.ts';
import { exitWith } from './runtime/startErrors.ts';

/** Milliseconds from a termination signal to a forced exit. */
const exitTimeoutMs = 9_000;

const credentials = ({ email, password }: DemoCustomer) => `${email} with password ${password}`;

function announce({ url, customers }: RunningSandbox, { allSignIns }: SandboxOptions): void {
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
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    const closed = sandbox.close().then(
      () => 0,
      () => 1,
    );
    process.exit(await Promise.race([closed, setTimeout(exitTimeoutMs, 1, { ref: false })]));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
}

try {
  const options = readOptions(process.argv.slice(2), process.env);
  const sandbox = await startSandbox(options);
  stopOnSignals(sandbox);
  announce(sandbox, options);
} catch (error) {
  exitWith(error);
}
