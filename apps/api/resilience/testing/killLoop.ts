import { setTimeout as wait } from 'node:timers/promises';
import { newCustomer, register, type Customer } from './customers.ts';
import { startProgram } from './program.ts';
import type { World } from './world.ts';

export interface KillLoopResult {
  customers: Customer[];
  /** Start times in milliseconds: from each restart until the service listens. */
  back: number[];
  /** Number of registrations in progress when the service was killed. */
  interrupted: number;
  /** Number of interrupted registrations whose card was already charged. */
  charged: number;
  /** Statuses other than 201 that customers received. */
  rejections: number[];
}

/** The time of a kill: `ms` milliseconds after the event `after` has happened `times` times. */
interface Moment {
  after: 'start' | 'ready' | 'password' | 'charge';
  times: number;
  ms: number;
}

/** Concurrent customers: a few more than the service admits. */
const crowd = 5;
/** One in this many kills happens before the service listens. */
const startEvery = 10;

/**
 * Kills the service repeatedly while customers register, each time at another point, and lets them
 * retry as the portal does. Ends when everyone is registered and the service is stopped.
 */
export async function killLoop(world: World, kills: number): Promise<KillLoopResult> {
  const result: KillLoopResult = {
    customers: [],
    back: [],
    interrupted: 0,
    charged: 0,
    rejections: [],
  };
  for (let kill = 0; kill < kills; kill += 1) {
    while (waitingIn(result).length < crowd) nextCustomer(world, result);
    await oneLife(world, result, planMoment(kill));
  }
  await lastLife(world, result);
  return result;
}

function planMoment(kill: number): Moment {
  const kind = Math.random();
  const times = 1 + Math.floor(Math.random() * crowd);
  // In every run, even a short one, one kill happens before the service learns that a card was
  // charged.
  if (kill === 1) return { after: 'charge', times: 1, ms: 0 };
  if (kill % startEvery === startEvery - 1) {
    return { after: 'start', times, ms: Math.random() * 1500 };
  }
  if (kind < 0.4) return { after: 'ready', times, ms: Math.random() * 800 };
  return { after: kind < 0.55 ? 'password' : 'charge', times, ms: Math.random() * 80 };
}

/** Runs the service from a start to a kill. */
async function oneLife(world: World, result: KillLoopResult, moment: Moment): Promise<void> {
  const program = startProgram(world.environment);
  if (moment.after === 'start') {
    await wait(moment.ms);
    return program.kill();
  }
  const url = await program.listening;
  result.back.push(program.startedIn() ?? 0);
  const openCharges = () => world.processor.charges.size - result.customers.filter(hasPaid).length;
  const openBefore = openCharges();
  const come = whenItComes(world, moment);
  let [onTheWay, isOver] = [0, false];
  const firstRequest = Promise.withResolvers<void>();
  // A registered customer is replaced by a new one, so that every kill meets registrations in progress.
  const tries = waitingIn(result).map(async (first) => {
    await wait(Math.random() * 150);
    for (let customer = first; !isOver; customer = nextCustomer(world, result)) {
      onTheWay += 1;
      firstRequest.resolve();
      const outcome = await register(url, customer);
      onTheWay -= 1;
      if (outcome === 'lost') return;
      if (outcome.status !== 201) return void result.rejections.push(outcome.status);
    }
  });
  // If all registrations are rejected, the planned moment may never come, so the loop continues.
  await Promise.race([Promise.all([come, firstRequest.promise]), Promise.all(tries)]);
  isOver = true;
  result.interrupted += onTheWay;
  await program.kill();
  await Promise.all(tries);
  result.charged += Math.max(0, openCharges() - openBefore);
}

/** Three of four customers pay by card. */
function nextCustomer(world: World, { customers }: KillLoopResult): Customer {
  const customer = newCustomer(world, customers.length % 4 > 0);
  customers.push(customer);
  return customer;
}

function waitingIn({ customers }: KillLoopResult): Customer[] {
  return customers.filter(({ confirmed }) => confirmed === undefined);
}

function hasPaid({ confirmed, payload }: Customer): boolean {
  return confirmed !== undefined && payload.payment_method === 'card';
}

/**
 * Waits for the planned moment by observing the service's outgoing requests, without changing the
 * responses.
 */
async function whenItComes({ identityProvider, processor }: World, moment: Moment): Promise<void> {
  const { after, ms } = moment;
  if (after === 'password' || after === 'charge') {
    const { promise, resolve } = Promise.withResolvers<void>();
    let left = moment.times;
    const notice = (wanted: string) => (path: string) => {
      if (path.startsWith(wanted)) left -= 1;
      if (left === 0) resolve();
      return Promise.resolve();
    };
    if (after === 'password') identityProvider.onRequest = notice('/token');
    else processor.onRequest = notice('/v1/charges');
    await promise;
  }
  await wait(ms);
}

/** Starts the service once more, without a kill. Throws if a waiting customer cannot register. */
async function lastLife(world: World, result: KillLoopResult): Promise<void> {
  const program = startProgram(world.environment);
  const url = await program.listening;
  const waiting = waitingIn(result);
  for (const customer of waiting) {
    const outcome = await register(url, customer);
    if (outcome === 'lost' || outcome.status !== 201) {
      throw new Error(
        `A customer cannot register: ${JSON.stringify(outcome)}\n${program.output()}`,
      );
    }
  }
  const code = await program.stop();
  if (code !== 0) throw new Error(`The service did not exit with 0:\n${program.output()}`);
}
