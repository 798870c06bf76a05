import { senderName } from '@bank-bonuses/messages';
import { describeLifetime } from './mailMessages.ts';
import type { Mail } from './outbox.ts';

interface TextMessage {
  /** The phone number, digits only. */
  to: string;
  channel: string;
  code: string;
  lifetimeSeconds: number;
}

/** Composes a text message. It is not really sent: the mailbox lists it under the phone number. */
export function textMessage({ to, channel, code, lifetimeSeconds }: TextMessage): Mail {
  const text = `Your ${senderName} code is ${code}. It works once and expires in ${describeLifetime(lifetimeSeconds)}.`;
  const kind = channel === 'whatsapp' ? 'WhatsApp message' : 'Text message';
  return {
    to,
    subject: `${kind}: your ${senderName} code`,
    links: [],
    code,
    text: `${text}\n`,
    html: `<p>${text}</p>`,
  };
}
