/** One network customer: an IPv4 address, or the /64 that an IPv6 customer changes addresses in. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const left = head.split(':').filter((group) => group !== '');
  const right = (tail ?? '').split(':').filter((group) => group !== '');
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/**
 * Whether a network as `networkOf` names it is this machine itself: tests, or a proxy beside the service
 * that is not declared with TRUST_PROXY. Everybody behind it would share what one network may take.
 */
export function isLoopback(network: string): boolean {
  return /^127\.\d+\.\d+\.\d+$/.test(network) || network === '0:0:0:0';
}
