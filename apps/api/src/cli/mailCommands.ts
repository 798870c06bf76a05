import { parseArgs } from 'node:util';
import { listMails, mailStates, retryMail } from '../mail/index.ts';
import { exitCodes, UsageError, type Command } from './command.ts';
import { findRegistration, withStorage } from './openStorage.ts';
import { logEvent } from './operator.ts';

/** Lists the mails to customers with their states. */
export const listMailsCommand: Command = {
  name: 'list-mails',
  summary: 'list the mails of the service by their state',
  usage: `list-mails [--state <${mailStates.join('|')}>] [--customer <registration>]

One line for each mail, oldest first: its id, the registration's id, kind, state, tries, time, and the
codes of the last try. <registration> is an id, reference or sign-in address.`,
  run: async (args, io) => {
    const { values } = parseArgs({
      args,
      options: { state: { type: 'string' }, customer: { type: 'string' } },
    });
    const state = mailStates.find((candidate) => candidate === values.state);
    if (values.state !== undefined && !state) {
      throw new UsageError(`The state must be one of ${mailStates.join(', ')}`);
    }
    return withStorage(io, async ({ db }) => {
      const { customer } = values;
      const registrationId =
        customer === undefined ? undefined : await findRegistration({ db }, customer);
      for (const mail of await listMails(db, { state, registrationId })) {
        const { id, kind, attempts, since, lastError } = mail;
        io.out(
          [id, mail.registrationId, kind, mail.state, attempts, since, lastError ?? '-'].join('  '),
        );
      }
      return exitCodes.done;
    });
  },
};

/** Retries a mail that was marked as failed. */
export const retryMailCommand: Command = {
  name: 'retry-mail',
  summary: 'retry a failed mail',
  usage: `retry-mail <mail>

<mail> is the id that list-mails prints. The service sends the mail within seconds, or keeps retrying for
another week.`,
  run: async (args, io) => {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const [id, ...others] = positionals;
    if (id === undefined || others.length > 0) throw new UsageError('Specify one mail');
    return withStorage(io, async ({ db }) => {
      if (!(await retryMail(db, id))) {
        io.out(`${id}: no failed mail has this id`);
        return exitCodes.incomplete;
      }
      logEvent(io, 'mail.retry_wanted', { mailId: id });
      io.out(`${id}  waiting`);
      return exitCodes.done;
    });
  },
};
