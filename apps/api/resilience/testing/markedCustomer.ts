import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Database } from '../../src/db/openDatabase.ts';
import { folderDocumentStore } from '../../src/documents/folderDocumentStore.ts';
import { encryptionContexts } from '../../src/encryption/encryptionContexts.ts';
import { photo } from '../../src/testing/payloads.ts';
import { newCustomer, type Customer } from './customers.ts';
import { marker, type Marker } from './markers.ts';
import type { World } from './world.ts';

/** Unique values, so that a search finds only these. */
export const secrets = {
  password: 'Marker-password-11bb',
  ssn: '987654329',
  date_of_birth: '1903-07-19',
  mothers_maiden_name: 'Marker-maiden-name-44ee',
  card_number: '4242424242424242',
  card_security_code: '8361',
  card_holder_name: 'Marker-card-holder-55ff',
};
export const bankPassword = 'Marker-bank-password-66aa';
const filename = 'Marker-filename-33dd.jpg';
const description = 'Marker-in-the-photo-22cc';

/** Creates a customer whose protected fields are all markers. */
export async function markedCustomer(world: World): Promise<Customer> {
  const customer = newCustomer(world, true);
  const marked = await photo(description, filename);
  const { payload } = customer;
  Object.assign(payload, secrets, { dl_photo_front: marked, selfie_photo: marked });
  return customer;
}

export function markersOf(customer: Customer): Marker[] {
  const { password, ssn, card_number, card_security_code, ...others } = secrets;
  const sent = Buffer.from(customer.payload.selfie_photo.data.split(',')[1] ?? '', 'base64');
  return [
    marker('password', password),
    marker('ssn', ssn),
    marker('ssn with dashes', '987-65-4329'),
    marker('card number', card_number),
    marker('card number in groups', '4242 4242 4242 4242'),
    marker('security code', card_security_code),
    marker('security code as JSON', `"card_security_code":"${card_security_code}"`),
    ...Object.entries(others).map(([name, value]) => marker(name, value)),
    marker('bank password', bankPassword),
    marker('file name', filename),
    marker('metadata of the photo', description),
    marker('photo as sent', sent.subarray(-64)),
  ];
}

/** Returns the photo as it would be stored without encryption. */
export async function storedPhoto({ documents, fieldKeys }: World, db: Database): Promise<Marker> {
  const { id, storage_key } = await db.kysely
    .selectFrom('portal.documents')
    .select(['id', 'storage_key'])
    .where('kind', '=', 'selfie_photo')
    .executeTakeFirstOrThrow();
  const ciphertext = await folderDocumentStore(documents).get(storage_key);
  const bytes = fieldKeys.decryptBytes(ciphertext, encryptionContexts.document(id));
  return marker('photo as prepared', bytes.subarray(-64));
}

/** Imports the bank password through the service's command line. */
export async function importBankPassword(world: World, { payload }: Customer): Promise<string> {
  const child = spawn(
    process.execPath,
    [
      '--conditions=@bank-bonuses/source',
      join(import.meta.dirname, '../../src/cli/main.ts'),
      ...['import', 'bank-logins', '-'],
    ],
    { env: { PATH: process.env['PATH'], ...world.environment } },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  child.stdin.end(
    JSON.stringify({
      customer: payload.email,
      bank_email: null,
      bank_phone: null,
      password: bankPassword,
    }),
  );
  await once(child, 'exit');
  expect(output).toContain('1 new');
  return output;
}
