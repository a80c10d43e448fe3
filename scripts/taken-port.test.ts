import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { takenPort } from '#scripts/taken-port';

test('a port another program listens on is taken, and free once that has closed', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await takenPort([port])).toBe(port);
  other.close();
  await once(other, 'close');
  expect(await takenPort([port])).toBeUndefined();
});
