/** For the container: 0 when the service in it can work, its database too. */
const answer = await fetch(`http://127.0.0.1:${process.env['PORT'] || '8080'}/api/ready`, {
  signal: AbortSignal.timeout(8000),
}).catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;

export {};
