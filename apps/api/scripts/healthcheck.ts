/** For the container: 0 when the service in it answers. */
const answer = await fetch(`http://127.0.0.1:${process.env['PORT'] || '8080'}/api/health`, {
  signal: AbortSignal.timeout(4000),
}).catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;

export {};
