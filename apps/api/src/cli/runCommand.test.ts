import { createLocalJWKSet, jwtVerify, type JWK } from 'jose';
import { expect, test } from 'vitest';
import { parseFieldKeys } from '../encryption/loadFieldKeys.ts';
import { commandIo } from '../testing/commandIo.ts';
import { UsageError, type Command } from './command.ts';
import { commands } from './commands.ts';
import { runCommand } from './runCommand.ts';

const stub = (run: Command['run']): Command => ({
  name: 'stub',
  summary: 'runs the function of the test',
  usage: 'stub [--flag]',
  run,
});

test('lists the commands if none is given', async () => {
  const asked = commandIo();
  expect(await runCommand(commands, ['--help'], asked)).toBe(0);
  for (const { name, summary } of commands) {
    expect(asked.output()).toMatch(new RegExp(`${name} +${summary}`));
  }
  expect(await runCommand(commands, [], commandIo())).toBe(2);
  const unknown = commandIo();
  expect(await runCommand(commands, ['frobnicate'], unknown)).toBe(2);
  expect(unknown.errors()).toContain('There is no command "frobnicate"');
});

test('every command prints its help without doing anything', async () => {
  for (const { name, usage } of commands) {
    const io = commandIo();
    expect(await runCommand(commands, [name, '--help'], io)).toBe(0);
    expect(io.output()).toBe(`${usage}\n`);
    expect(usage.startsWith(name)).toBe(true);
  }
});

test.each([
  ['its own usage error', new UsageError('no such file'), 2],
  ['an unknown flag', Object.assign(new Error('?'), { code: 'ERR_PARSE_ARGS_UNKNOWN_OPTION' }), 2],
  ['a failure', new Error('no such file'), 1],
])('turns %s into an exit code, without a stack trace', async (_name, error, code) => {
  const io = commandIo();
  expect(await runCommand([stub(() => Promise.reject(error))], ['stub'], io)).toBe(code);
  expect(io.errors()).toContain(error.message);
  expect(io.errors()).not.toContain('    at ');
});

test('keys-generate prints new keys each time, and the service accepts them', async () => {
  const [first, second] = [commandIo(), commandIo()];
  expect(await runCommand(commands, ['keys-generate', '--id', '2026-11'], first)).toBe(0);
  await runCommand(commands, ['keys-generate'], second);
  const keys = parseFieldKeys(first.output(), 'the output');
  expect(keys.current).toBe('2026-11');
  expect(parseFieldKeys(second.output(), 'the output').index).not.toBe(keys.index);
  expect(await runCommand(commands, ['keys-generate', '--id', 'a.b'], commandIo())).toBe(2);
  expect(await runCommand(commands, ['keys-generate', '--frob'], commandIo())).toBe(2);
});

test('sign-in-keys-generate prints a signing key, and a token that it has signed', async () => {
  const io = commandIo();
  expect(await runCommand(commands, ['sign-in-keys-generate'], io)).toBe(0);
  const lines = [...io.output().matchAll(/^(\w+)='([^']+)'$/gm)].map(([, ...pair]) => pair);
  const settings = Object.fromEntries(lines) as Record<string, string>;
  const [key] = JSON.parse(settings['AUTH_JWT_KEYS'] ?? '[]') as JWK[];
  expect(key).toMatchObject({ alg: 'ES256', key_ops: ['sign', 'verify'] });
  const { payload } = await jwtVerify(
    settings['SUPABASE_SECRET_KEY'] ?? '',
    createLocalJWKSet({ keys: [{ ...key, key_ops: ['verify'], d: undefined }] as JWK[] }),
    { audience: 'authenticated' },
  );
  expect(payload).toMatchObject({ role: 'service_role' });
});
