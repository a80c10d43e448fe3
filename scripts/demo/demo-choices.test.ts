import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { demoChoices } from '#scripts/demo/demo-choices';

/** A program that listens on a port of this machine. */
async function program(): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

test('takes other ports and a fresh beginning', async () => {
  const [one, other] = [await program(), await program()];
  await Promise.all([one.close(), other.close()]);
  expect(await demoChoices([`--port=${one.port}`, '--platform-port', String(other.port), '--fresh'])).toEqual({
    addresses: { spaPort: one.port, platformPort: other.port },
    fresh: true,
  });
});

test('names a port another program listens on, and how to choose', async () => {
  const [free, taken] = [await program(), await program()];
  await free.close();
  const choosing = demoChoices([`--port=${free.port}`, `--platform-port=${taken.port}`]);
  await expect(choosing).rejects.toThrow(`Port ${taken.port} is taken`);
  await expect(choosing).rejects.toThrow('npm run demo -- --port');
  await taken.close();
});

test.each([
  { args: ['--prot', '3100'], words: '--prot' },
  { args: ['--port', 'abc'], words: 'between 1 and 65535' },
  { args: ['--port', '70000'], words: 'between 1 and 65535' },
  { args: ['--port', '3100', '--platform-port', '3100'], words: 'Two different ports' },
])('refuses $args in words', async ({ args, words }) => {
  await expect(demoChoices(args)).rejects.toThrow(words);
});
