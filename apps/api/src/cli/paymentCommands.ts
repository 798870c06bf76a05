import {
  listPayments,
  listedStatuses,
  paymentHistory,
  paymentStatuses,
  setPaymentStatus,
} from '../backoffice/index.ts';
import { choiceOf, defineCommand } from './command.ts';
import { findRegistration, withStorage } from './openStorage.ts';
import { logEvent, operatorOf } from './operator.ts';

/** Sets the status of a bill payment or a wire. */
export const setPaymentStatusCommand = defineCommand({
  name: 'set-payment-status',
  summary: 'set the payment status of a registration',
  usage: `set-payment-status <registration> <${paymentStatuses.join('|')}> --operator <name>

<registration> is an id, reference or sign-in address. Every change is kept with its operator. A card
payment can only be set to refunded: refund it at the card processor first.`,
  positionals: ['one registration', 'one status'],
  options: { operator: { type: 'string' } },
  run: async (io, values, name = '', wanted = '') => {
    const status = choiceOf('status', paymentStatuses, wanted);
    const operator = operatorOf(values.operator);
    return withStorage(io, async (storage) => {
      const registrationId = await findRegistration(storage, name);
      const before = await setPaymentStatus({ ...storage, registrationId, status, operator });
      if (before === status) {
        io.out(`${registrationId}  ${status} already: nothing was changed`);
      } else {
        logEvent(io, 'payment.status_set', { registrationId, from: before, to: status });
        io.out(`${registrationId}  ${before} -> ${status}`);
      }
      return true;
    });
  },
});

/** Lists payments, including charges that may have been made without a registration. */
export const listPaymentsCommand = defineCommand({
  name: 'list-payments',
  summary: 'list payments by status, and charges without a registration',
  usage: `list-payments [--status <status>]

One line for each payment: id, method, status, dollars, the processor's reference, since when. Statuses:
reported (the customer says so), ${paymentStatuses.join(', ')}, charged (by card);
and for interrupted registrations: charging (the card may have been charged) and paid (it was).`,
  options: { status: { type: 'string' } },
  run: async (io, values) => {
    const status =
      values.status === undefined ? undefined : choiceOf('status', listedStatuses, values.status);
    return withStorage(io, async ({ db }) => {
      for (const line of await listPayments(db, status)) {
        const amount = line.cents === null ? '-' : (line.cents / 100).toFixed(2);
        const since = line.since.toISOString();
        io.out(
          [line.id, line.method, line.status, amount, line.reference ?? '-', since].join('  '),
        );
      }
      return true;
    });
  },
});

/** Lists every status that staff have set for a payment. */
export const paymentHistoryCommand = defineCommand({
  name: 'payment-history',
  summary: 'list the statuses that a payment had',
  usage: `payment-history <registration>

One line for each change: time, old status, new status, operator.`,
  positionals: ['one registration'],
  run: (io, _values, name = '') =>
    withStorage(io, async (storage) => {
      const registrationId = await findRegistration(storage, name);
      for (const event of await paymentHistory(storage.db, registrationId)) {
        const { from, to } = event.details;
        io.out(`${event.happened_at.toISOString()}  ${from} -> ${to}  by ${event.operator}`);
      }
      return true;
    }),
});
