import { expect, test } from 'vitest';
import { uploadOf } from '#bff/server/testing/document-form';
import { newcomer, newProfessional } from '#bff/server/testing/plain-inputs';
import { accountOf } from '#bff/server/testing/plain-records';
import { startPlainWorld } from '#bff/server/testing/plain-world';
import { plainWrites } from '#bff/server/testing/plain-writes';
import { cookiesSetBy } from '#bff/server/testing/signed-in';
import type { Operation } from '#contracts/kernel/operation';
import { operations } from '#contracts/operations';
import { recordOf } from '#e2e/plain-platform/php-values';
import type { PlainPlatform } from '#e2e/plain-platform/start';

/** Everything a command may change. */
function wholeOf({ state }: PlainPlatform): unknown {
  return structuredClone({ users: state.users, chats: state.chats, events: state.events, documents: state.documents });
}

test('every command of the product is put before the plain platform here', () => {
  const commands = (Object.values(operations) as readonly Operation[]).filter(({ kind }) => kind === 'command');
  expect(Object.keys(plainWrites).toSorted()).toEqual(commands.map(({ name }) => name).toSorted());
});

test.each(Object.entries(plainWrites))(
  '%s succeeds before a platform of the worst manners, and what it says is done stands there',
  async (name, { as, input, prepare, stands = wholeOf, after }) => {
    const world = await startPlainWorld();
    const cookies = as ? await world.signIn(as) : {};
    await prepare?.(world, cookies);
    const before = stands(world.platform);
    const expected = stands === wholeOf ? before : after;
    if (stands !== wholeOf) expect(before).not.toEqual(expected);
    const answer = await world.ask(name, input, cookies);
    expect({ status: answer.statusCode, body: answer.json() }).toMatchObject({ status: 200 });
    expect(stands(world.platform)).toEqual(expected);
    world.expectNoLeak(answer);
  },
);

test('a document of somebody who has just registered is stored and joined under the name the platform gave it', async () => {
  const world = await startPlainWorld();
  const cookies = cookiesSetBy(await world.ask('registration/register-professional', newProfessional));
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n');
  const form = [
    ['act', 'act-of-document'],
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
