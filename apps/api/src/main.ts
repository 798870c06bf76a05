import { readSettings, startService, stopTimeoutMs } from './deployment/index.ts';

try {
  const settings = readSettings(process.env);
  const service = await startService(settings);
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), stopTimeoutMs + settings.drainSeconds * 1000).unref();
    service.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : 'The service cannot start.');
  process.exitCode = 1;
}
