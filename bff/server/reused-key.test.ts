import { expect, test } from 'vitest';
import { uploadOf } from '#bff/server/testing/document-form';
import { startPlainWorld } from '#bff/server/testing/plain-world';
import { plainWrites } from '#bff/server/testing/plain-writes';
import type { Operation } from '#contracts/kernel/operation';
import { operations } from '#contracts/operations';

/** What else may be asked for under the same key, by command. */
const otherContents: Readonly<Record<string, readonly object[]>> = {
  'appointments/book-appointment': [{ time: '17:00' }, { title: 'Un’altra seduta' }, { slots: 4 }],
  'appointments/move-appointment': [{ time: '17:00' }, { title: 'Un altro titolo' }],
  'chat/send-text': [{ text: 'Non prima di martedì.' }],
  'chat/start-conversation': [{ text: 'Una seconda cosa.' }],
  'diary/add-entry': [{ mood: 'Triste' }, { comment: 'Pranzo da sola.' }, { date: '2026-11-21' }],
  'patients/add-note': [{ title: 'Un altro titolo' }, { text: 'Un altro testo.' }],
  'plans/purchase-plan': [{ plan: 'basic' }, { coupon: null }, { totalCents: 1 }],
  'tickets/open-ticket': [{ title: 'Altro' }, { description: 'Un’altra domanda.' }, { receiveCall: false }],
  'tickets/comment-ticket': [{ text: 'Non la trovo.' }],
  'registration/register-patient': [{ phone: '+39 347 555 0100' }, { newsletter: true }],
  'registration/register-professional': [{ phone: '+39 347 555 0100' }, { region: 'Veneto' }],
};

const rows = Object.entries(otherContents).flatMap(([name, contents]) =>
  contents.map((content) => ({ name, content, what: Object.keys(content).join() })),
);

test('every command that takes an idempotency key is put to the test here', () => {
  const keyed = (Object.values(operations) as readonly Operation[]).filter(
    ({ input }) => 'shape' in input && 'idempotencyKey' in (input.shape as object),
  );
  expect(Object.keys(otherContents).toSorted()).toEqual(keyed.map(({ name }) => name).toSorted());
});

test.each(rows)('$name with the key of another $what is refused, and the first stands as it was', async (row) => {
  // What a platform forgets nobody can recognise.
  const world = await startPlainWorld({ manners: { forgetsConfiguration: false } });
  const write = plainWrites[row.name];
  if (!write) throw new Error(`${row.name} has no scene.`);
  const cookies = write.as ? await world.signIn(write.as) : {};
  await write.prepare?.(world, cookies);
  expect((await world.ask(row.name, write.input, cookies)).statusCode).toBe(200);
  const before = structuredClone(world.platform.state);

  const answer = await world.ask(row.name, { ...write.input, ...row.content }, cookies);

  expect([answer.statusCode, answer.json()]).toEqual([409, { code: 'key_reused', requestId: expect.any(String) }]);
  expect(world.platform.state).toEqual(before);
  world.expectNoLeak(answer);
  expect((await world.ask(row.name, write.input, cookies)).statusCode).toBe(200);
});

test('a document with the key of another file is refused, and the list stays as it was', async () => {
  const world = await startPlainWorld();
  const cookies = await world.signIn('rinaldi');
  const send = (name: string, text: string) =>
    world.app.inject(
      uploadOf(
        'identity',
        [
          ['idempotencyKey', 'key-of-document'],
          ['file', Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`), name],
        ],
        { cookies },
      ),
    );
  const first = await send('carta.pdf', 'fronte');
  expect(first.statusCode).toBe(200);
  const files = world.platform.state.files.size;
  const before = structuredClone(world.platform.state.users);
  for (const answer of [await send('carta.pdf', 'retro'), await send('patente.pdf', 'fronte')]) {
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'key_reused']);
  }
  expect(world.platform.state.users).toEqual(before);
  expect(world.platform.state.files.size).toBe(files);
  expect((await send('carta.pdf', 'fronte')).json()).toEqual(first.json());
});
