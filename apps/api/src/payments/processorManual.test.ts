import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chargeRequest } from '../testing/chargeRequest.ts';
import { processorStub, type ProcessorStub } from '../testing/processorStub.ts';
import { declineReasons } from './cardProcessor.ts';
import { httpProcessor, parseChargeAnswer } from './httpProcessor.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/card-processor.md'), 'utf8');
const blocks = (language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(
    ([, text = '']) => text,
  );
const [chargeBlock = '', findBlock = ''] = blocks('http');
const key = '6f0c3f0e-58a4-4f0e-b8d7-7f9c6a0e5b11';

let stub: ProcessorStub;
beforeEach(async () => {
  stub = await processorStub();
});
afterEach(() => stub.app.close());

/** Parses the request of a code block, with the settings inserted. */
function readRequest(block: string) {
  const filled = block
    .replaceAll('{CARD_PROCESSOR_URL}', '/v1')
    .replaceAll('{CARD_PROCESSOR_KEY}', stub.key)
    .replaceAll('{idempotency-key}', key);
  const [head = '', body] = filled.split('\n\n');
  const [start = '', ...headers] = head.trim().split('\n');
  const [method, path] = start.split(' ');
  return {
    method,
    path,
    headers: Object.fromEntries(headers.map((line) => line.split(': '))) as object,
    body: body === undefined ? undefined : (JSON.parse(body) as unknown),
  };
}

test('sends the charge request of the manual page, field by field', async () => {
  const processor = httpProcessor({ url: stub.url, key: stub.key });
  await processor.charge(chargeRequest(key), AbortSignal.timeout(20_000));
  const [sent] = stub.requests;
  const { body, ...start } = readRequest(chargeBlock);
  expect(sent).toMatchObject(start);
  expect(sent?.body).toEqual(body);
});

test('sends the status request of the manual page', async () => {
  const processor = httpProcessor({ url: stub.url, key: stub.key });
  expect(await processor.findCharge(key, AbortSignal.timeout(20_000))).toBeUndefined();
  expect(stub.requests).toMatchObject([readRequest(findBlock)]);
});

test('parses every decision of the manual page', () => {
  expect(blocks('json').map((text) => parseChargeAnswer(JSON.parse(text)))).toEqual([
    {
      outcome: 'approved',
      reference: 'ch_8d0f',
      amountCents: 515_000,
      brand: 'visa',
      last4: '4242',
      expiryMonth: '04',
      expiryYear: '2031',
    },
    { outcome: 'declined', reference: 'ch_8d10', reason: 'insufficient_funds' },
  ]);
});

test('the manual page lists exactly the reasons for a decline', () => {
  const listed = [...page.matchAll(/^\| `([a-z_]+)` +\| …/gm)].map(([, reason]) => reason);
  expect(listed.sort()).toEqual([...declineReasons].sort());
});
