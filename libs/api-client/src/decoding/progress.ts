import type { ActivityFilters, BonusRequirement, Milestone } from '../types.ts';
import { fieldsOf, listOf, oneOf, optional, present, text, WrongShape } from './decode.ts';

const kinds: readonly Milestone['kind'][] = [
  'payment_received',
  'identity_checked',
  'first_account_opened',
  'requirements_met',
  'first_payout',
];
const states: readonly Milestone['state'][] = ['done', 'current', 'upcoming'];

/**
 * Decodes the milestones up to the first payout. Throws `WrongShape` unless the list contains each
 * kind exactly once, in the order of `kinds`, with the states in the order done, current, upcoming.
 */
export function decodeMilestones(value: unknown): Milestone[] {
  const milestones = listOf(value, (item) => {
    const { kind, state, date } = fieldsOf(item);
    return { kind: oneOf(kind, kinds), ...stateAndDay(state, date) };
  });
  if (milestones.map(({ kind }) => kind).join() !== kinds.join()) throw new WrongShape();
  checkOrder(milestones);
  return milestones;
}

/** Decodes the requirements of a bank, in the order in which the customer meets them. */
export function decodeRequirements(value: unknown): BonusRequirement[] {
  return listOf(value, (item) => {
    const { text: words, state, date } = fieldsOf(item);
    return { text: text(words), ...stateAndDay(state, date) };
  });
}

/** Decodes the banks and task types by which the activity can be filtered. */
export function decodeFilters(value: unknown): ActivityFilters {
  const { banks, task_types } = fieldsOf(value);
  return { banks: listOf(banks, text), task_types: listOf(task_types, text) };
}

/** Decodes a calendar day, `YYYY-MM-DD`. */
export function day(value: unknown): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text(value)) || Number.isNaN(Date.parse(text(value))))
    throw new WrongShape();
  return text(value);
}

function stateAndDay(state: unknown, date: unknown) {
  return { state: oneOf(state, states), ...present('date', optional(date, day)) };
}

/**
 * Throws `WrongShape` unless the milestones are in the order done, current, upcoming and at most
 * one is current.
 */
function checkOrder(milestones: readonly Milestone[]): void {
  const ranks = milestones.map(({ state }) => states.indexOf(state));
  const isSorted = ranks.every((rank, at) => at === 0 || rank >= (ranks[at - 1] ?? 0));
  if (!isSorted || ranks.filter((rank) => rank === 1).length > 1) throw new WrongShape();
}
