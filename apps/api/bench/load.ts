import autocannon from 'autocannon';

export interface LoadResult {
  perSecond: number;
  /** Latency percentiles in milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  /** Number of time-outs, broken connections and responses other than 2xx. */
  errors: number;
}

export interface Load {
  url: string;
  paths: readonly string[];
  tokens: readonly string[];
  connections: number;
  seconds: number;
}

/** Sends requests over a number of connections and measures their responses. */
export async function measureLoad(load: Load): Promise<LoadResult> {
  const { url, paths, tokens, connections, seconds } = load;
  const times: number[] = [];
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    // Each connection cycles through the requests; adjacent requests belong to different customers.
    requests: tokens.flatMap((token) =>
      paths.map((path) => ({ path, headers: { authorization: `Bearer ${token}` } })),
    ),
    setupClient: (client) => client.on('response', (_status, _bytes, ms) => times.push(ms)),
  });
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return {
    perSecond: times.length / result.duration,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    errors: result.errors + result.non2xx,
  };
}
