import { templatesOf } from './mailMessages.ts';
import type { Mail } from './outbox.ts';

interface TextMessage {
  /** The phone number, digits only. */
  to: string;
  channel: string;
  code: string;
  lifetimeSeconds: number;
}

/** Composes a text message. It is not really sent: the mailbox lists it under the phone number. */
export const textMessage = ({ to, code, lifetimeSeconds }: TextMessage): Mail => ({
  to,
  ...templatesOf('').textMessage(code, lifetimeSeconds),
});
