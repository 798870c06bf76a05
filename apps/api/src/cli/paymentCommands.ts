import { parseArgs } from 'node:util';
import {
  listPayments,
  listedStatuses,
  paymentHistory,
  paymentStatuses,
  setPaymentStatus,
} from '../backoffice/index.ts';
import { exitCodes, UsageError, type Command } from './command.ts';
import { findRegistration, withStorage } from './openStorage.ts';
import { logEvent, operatorOf } from './operator.ts';

/** Sets the status of a bill payment or a wire. */
export const setPaymentStatusCommand: Command = {
  name: 'set-payment-status',
  summary: 'set the payment status of a registration',
  usage: `set-payment-status <registration> <${paymentStatuses.join('|')}> --operator <name>

<registration> is an id, reference or sign-in address. Every change is kept with its operator. A card
payment can only be set to refunded: refund it at the card processor first.`,
  run: async (args, io) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { operator: { type: 'string' } },
    });
    const [name, wanted, ...others] = positionals;
    const status = paymentStatuses.find((candidate) => candidate === wanted);
    if (name === undefined || others.length > 0) throw new UsageError('Specify one registration');
    if (!status) throw new UsageError(`The status must be one of ${paymentStatuses.join(', ')}`);
    const operator = operatorOf(values.operator);
    return withStorage(io, async (storage) => {
      const registrationId = await findRegistration(storage, name);
      const before = await setPaymentStatus({ ...storage, registrationId, status, operator });
      if (before === status) {
        io.out(`${registrationId}  ${status} already: nothing was changed`);
        return exitCodes.done;
      }
      logEvent(io, 'payment.status_set', { registrationId, from: before, to: status });
      io.out(`${registrationId}  ${before} -> ${status}`);
      return exitCodes.done;
    });
  },
};

/** Lists payments, including charges that may have been made without a registration. */
export const listPaymentsCommand: Command = {
  name: 'list-payments',
  summary: 'list payments by status, and charges without a registration',
  usage: `list-payments [--status <status>]

One line for each payment: id, method, status, dollars, the processor's reference, since when. Statuses:
reported (the customer says so), ${paymentStatuses.join(', ')}, charged (by card);
and for interrupted registrations: charging (the card may have been charged) and paid (it was).`,
  run: async (args, io) => {
    const { values } = parseArgs({ args, options: { status: { type: 'string' } } });
    const status = listedStatuses.find((candidate) => candidate === values.status);
    if (values.status !== undefined && !status) {
      throw new UsageError(`The status must be one of ${listedStatuses.join(', ')}`);
    }
    return withStorage(io, async ({ db }) => {
      for (const line of await listPayments(db, status)) {
        const amount = line.amount === null ? '-' : line.amount.toFixed(2);
        io.out(
          [line.id, line.method, line.status, amount, line.reference ?? '-', line.since].join('  '),
        );
      }
      return exitCodes.done;
    });
  },
};

/** Lists every status that staff have set for a payment. */
export const paymentHistoryCommand: Command = {
  name: 'payment-history',
  summary: 'list the statuses that a payment had',
  usage: `payment-history <registration>

One line for each change: time, old status, new status, operator.`,
  run: async (args, io) => {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const [name, ...others] = positionals;
    if (name === undefined || others.length > 0) throw new UsageError('Specify one registration');
    return withStorage(io, async (storage) => {
      const registrationId = await findRegistration(storage, name);
      for (const { happened_at, operator, details } of await paymentHistory(
        storage.db,
        registrationId,
      )) {
        io.out(
          `${happened_at.toISOString()}  ${details['from']} -> ${details['to']}  by ${operator}`,
        );
      }
      return exitCodes.done;
    });
  },
};
