/**
 * Returns the network of a client: an IPv4 address, or the /64 network in which an IPv6 client can
 * change its address.
 */
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
 * Returns whether a network, as returned by `networkOf`, is this machine: a test, or a local proxy
 * that TRUST_PROXY does not declare. Behind such a proxy, all clients would share the limit of one
 * network.
 */
export function isLoopback(network: string): boolean {
  return /^127\.\d+\.\d+\.\d+$/.test(network) || network === '0:0:0:0';
}
