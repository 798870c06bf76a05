import { senderName } from '@bank-bonuses/messages';
import { describeLifetime } from './mailMessages.ts';
import type { Mail } from './outbox.ts';

interface TextMessage {
  /** The digits of the number, without a plus sign. */
  to: string;
  channel: string;
  code: string;
  lifetimeSeconds: number;
}

/** A message to a phone. No message leaves the machine: it lies in the mailbox under the number. */
export function textMessage({ to, channel, code, lifetimeSeconds }: TextMessage): Mail {
  const text = `Your ${senderName} code is ${code}. It works once and for ${describeLifetime(lifetimeSeconds)}.`;
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
