import { PGlite, type messages, type PGliteOptions } from '@electric-sql/pglite';

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;

/** The byte order mark U+FEFF in UTF-8. */
const byteOrderMark = Buffer.from('\uFEFF');

/** Length of the header of each protocol message: message type and length. */
const headerBytes = 5;
const dataRow = 'D'.charCodeAt(0);

/**
 * PGlite that returns text exactly as it was stored. PGlite's own decoder removes U+FEFF at the
 * start of a value as a byte order mark; Postgres drivers keep it.
 */
export class ExactPGlite extends PGlite {
  static async open(options: PGliteOptions): Promise<ExactPGlite> {
    const pglite = new ExactPGlite(options);
    await pglite.waitReady;
    return pglite;
  }

  override async execProtocolStream(
    ...call: Parameters<PGlite['execProtocolStream']>
  ): Promise<Messages> {
    const { messages: answered, data } = await this.execProtocol(...call);
    const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
    if (bytes.includes(byteOrderMark)) restoreMarks(answered, bytes);
    return answered;
  }
}

/** Restores the byte order mark in each value whose bytes start with one. */
function restoreMarks(answered: Messages, bytes: Buffer): void {
  const rows = answered.filter(isDataRow).values();
  for (let at = 0; at + headerBytes <= bytes.length; at += 1 + bytes.readInt32BE(at + 1)) {
    if (bytes[at] !== dataRow) continue;
    const fields = rows.next().value?.fields ?? [];
    let value = at + headerBytes + 2;
    for (const [index, field] of fields.entries()) {
      const length = Math.max(bytes.readInt32BE(value), 0);
      value += 4;
      const begin = bytes.subarray(value, value + Math.min(length, byteOrderMark.length));
      if (begin.equals(byteOrderMark)) fields[index] = `\uFEFF${field ?? ''}`;
      value += length;
    }
  }
}

function isDataRow(message: Messages[number]): message is messages.DataRowMessage {
  return message.name === 'dataRow';
}
