import { expect, test } from 'vitest';
import { uploadOf } from '#bff/server/testing/document-form';
import { newcomer, newProfessional } from '#bff/server/testing/plain-inputs';
import { accountOf } from '#bff/server/testing/plain-records';
import { startPlainWorld } from '#bff/server/testing/plain-world';
import { carryOut, plainWrites } from '#bff/server/testing/plain-writes';
import { cookiesSetBy } from '#bff/server/testing/signed-in';
import type { Operation } from '#contracts/kernel/operation';
import { operations } from '#contracts/operations';
import { recordOf } from '#e2e/plain-platform/php-values';

const rows = Object.entries(plainWrites).map(([name, write]) => ({ name, write }));

test('every command of the product is put before the plain platform here', () => {
  const commands = (Object.values(operations) as readonly Operation[]).filter(({ kind }) => kind === 'command');
  expect(rows.map(({ name }) => name).toSorted()).toEqual(commands.map(({ name }) => name).toSorted());
});

test.each(rows)('$name succeeds at the first try, and stands on the platform once', async ({ name, write }) => {
  const { answer, before, now, writes } = await carryOut(name, write);
  expect({ status: answer.statusCode, body: answer.json() }).toMatchObject({ status: 200 });
  expect(writes.map((call) => call.name)).toEqual(write.writes ?? []);
  if (write.stands) expect(before).not.toEqual(write.after);
  expect(now).toEqual(write.stands ? write.after : before);
});

test('a document of somebody who has just registered is stored and joined under the name the platform gave it', async () => {
  const world = await startPlainWorld();
  const cookies = cookiesSetBy(await world.ask('registration/register-professional', newProfessional));
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n');
  const form = [
    ['idempotencyKey', 'key-of-document'],
    ['file', pdf, 'carta.pdf'],
  ] as const;
  const answer = await world.app.inject(uploadOf('identity', form, { cookies }));
  expect({ status: answer.statusCode, body: answer.json() }).toEqual({
    status: 200,
    body: { name: expect.stringMatching(/^plain-file-\d+\.pdf$/) },
  });
  world.expectNoLeak(answer);
  const { name } = answer.json();
  const account = accountOf(world.platform, newcomer.email);
  expect(recordOf(account?.['public_configuration'])['identity_documents']).toEqual([name]);
  expect(world.platform.state.files.get(name)).toMatchObject({ bytes: pdf, isPrivate: true, isOnlyMine: true });
});
