import { listMails, mailStates, retryMail } from '../mail/index.ts';
import { choiceOf, defineCommand } from './command.ts';
import { findRegistration, withStorage } from './openStorage.ts';
import { logEvent } from './operator.ts';

/** Lists the mails to customers with their states. */
export const listMailsCommand = defineCommand({
  name: 'list-mails',
  summary: 'list the mails of the service by their state',
  usage: `list-mails [--state <${mailStates.join('|')}>] [--customer <registration>]

One line for each mail, oldest first: its id, the registration's id, kind, state, tries, time, and the
codes of the last try. <registration> is an id, reference or sign-in address.`,
  options: { state: { type: 'string' }, customer: { type: 'string' } },
  run: async (io, { state, customer }) => {
    const wanted = state === undefined ? undefined : choiceOf('state', mailStates, state);
    return withStorage(io, async ({ db }) => {
      const registrationId =
        customer === undefined ? undefined : await findRegistration({ db }, customer);
      for (const mail of await listMails(db, { state: wanted, registrationId })) {
        const { id, registration_id, kind, attempts, last_error } = mail;
        const since = mail.since.toISOString();
        io.out(
          [id, registration_id, kind, mail.state, attempts, since, last_error ?? '-'].join('  '),
        );
      }
      return true;
    });
  },
});

/** Retries a mail that was marked as failed. */
export const retryMailCommand = defineCommand({
  name: 'retry-mail',
  summary: 'retry a failed mail',
  usage: `retry-mail <mail>

<mail> is the id that list-mails prints. The service sends the mail within seconds, or keeps retrying for
another week.`,
  positionals: ['one mail'],
  run: (io, _values, id = '') =>
    withStorage(io, async ({ db }) => {
      const isFound = await retryMail(db, id);
      if (isFound) logEvent(io, 'mail.retry_wanted', { mailId: id });
      io.out(isFound ? `${id}  waiting` : `${id}: no failed mail has this id`);
      return isFound;
    }),
});
