/** Health check of the container: exits with 0 if the service and its database are ready. */
const answer = await fetch(`http://127.0.0.1:${process.env['PORT'] || '8080'}/api/ready`, {
  signal: AbortSignal.timeout(8000),
}).catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;

export {};
