const patterns: ((address: string) => Record<string, string>)[] = [
  (address) => ({ 'x-forwarded-for': address }),
  (address) => ({ 'x-forwarded-for': `${address}, 127.0.0.1` }),
  (address) => ({ 'x-forwarded-for': '127.0.0.1', 'x-real-ip': address }),
  (address) => ({ forwarded: `for=${address};proto=https;by=203.0.113.43` }),
  (address) => ({ 'cf-connecting-ip': address, 'true-client-ip': address }),
  (address) => ({ 'x-client-ip': address, 'x-cluster-client-ip': address }),
  (address) => ({ 'sb-forwarded-for': address, 'fly-client-ip': address }),
  (address) => ({ 'x-forwarded-for': address, 'x-forwarded-host': `${address}.example.com` }),
  (address) => ({ 'x-forwarded-for': `::ffff:${address}`, via: `1.1 ${address}` }),
];

/** Returns forged proxy headers that claim a different client address for each `n`. */
export function forwardedHeaders(n: number): Record<string, string> {
  const address = `198.51.${(n >> 8) % 256}.${n % 256}`;
  return patterns[n % patterns.length]?.(address) ?? {};
}
