/**
 * Whether a network as `networkOf` names it is this machine itself: tests, or a proxy beside the service
 * that is not declared with TRUST_PROXY. Everybody behind it would share what one network may take.
 */
export function isLoopback(network: string): boolean {
  return /^127\.\d+\.\d+\.\d+$/.test(network) || network === '0:0:0:0';
}
