import { httpErrors } from '../http/problem.ts';
import { createCounters, type CounterOptions } from './counters.ts';

export type ThrottleOptions = Omit<CounterOptions, 'table'>;

/** Counts one more try of somebody; throws the 429 answer when there have been too many. */
export type Throttle = (kind: string, subject: string, limit: number) => Promise<void>;

export function createThrottle(options: ThrottleOptions): Throttle {
  const counters = createCounters({ ...options, table: 'portal.throttle_counters' });
  return async (kind, subject, limit) => {
    const { hits, secondsLeft } = await counters.add(kind, subject);
    if (hits > limit) throw httpErrors.tooMany(secondsLeft);
  };
}

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
