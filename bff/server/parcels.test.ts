import { expect, test } from 'vitest';
import { parcelOf } from '#bff/server/testing/parcel-of';
import { change } from '#bff/server/testing/plain-records';
import { type PlainWorld, startPlainWorld } from '#bff/server/testing/plain-world';
import { restoreEntries } from '#contracts/diary/diary.api';
import { restoreRecords } from '#contracts/patients/patients.api';
import type { RemovedParcels } from '#contracts/removal/parcels';
import type { PlainPerson } from '#e2e/plain-platform/seed';

/** A word that stands in what is removed, in a field that no browser may see. */
const canary = 'parola-che-nessuno-legge';
const row = { id: 'r-1', status: 'Felice', date: '20/11/2026', user_pt: 'pt-giulia', notes: [], of_others: canary };

const removals = [
  {
    as: 'giulia',
    ...{ field: 'diary', remove: 'diary/delete-entries', input: { entries: ['r-1'] } },
    restore: restoreEntries,
    stranger: 'marco',
  },
  {
    as: 'rinaldi',
    ...{ field: 'patients', remove: 'patients/remove-patients', input: { patients: ['pt-giulia'] } },
    restore: restoreRecords,
    stranger: 'serafini',
  },
] as const;

type Scene = (typeof removals)[number];

/** The row removed, and its parcel. */
async function removed({ as, field, remove, input }: Scene) {
  const world = await startPlainWorld();
  change(world.platform, as, 'public_configuration', { [field]: [row] });
  const cookies = await world.signIn(as);
  const answer = await world.ask(remove, input, cookies);
  expect(answer.statusCode).toBe(200);
  const [parcel = []] = (answer.json() as RemovedParcels).parcels;
  return { world, cookies, answer, parcel };
}

const isHeld = ({ platform }: PlainWorld) => JSON.stringify([...platform.state.users.values()]).includes(canary);

async function expectRefused(
  world: PlainWorld,
  scene: Scene,
  as: PlainPerson,
  parcel: readonly string[],
  code: string,
) {
  const answer = await world.ask(scene.restore.name, { parcel }, await world.signIn(as));
  expect([answer.statusCode, answer.json().code]).toEqual([410, code]);
  expect(answer.body).not.toContain(canary);
  expect(isHeld(world)).toBe(false);
}

test.each(removals)(
  'what $remove takes out nobody can read until it is brought back whole (GUARD-69, GUARD-70)',
  async (scene) => {
    const { world, cookies, answer, parcel } = await removed(scene);
    expect(isHeld(world)).toBe(false);
    expect(answer.body).not.toContain(canary);
    expect(Buffer.from(parcel.join(''), 'base64url').toString('latin1')).not.toContain(canary);
    world.expectNoLeak(answer);
    expect((await world.ask(scene.restore.name, { parcel }, cookies)).statusCode).toBe(200);
    expect(isHeld(world)).toBe(true);
  },
);

test.each(removals)(
  'a parcel of $remove that is another’s, was changed, or is too old brings nothing back, and says so (GUARD-69, GUARD-70)',
  async (scene) => {
    const { world, parcel } = await removed(scene);
    const text = parcel.join('');
    await expectRefused(world, scene, scene.stranger, parcel, 'parcel_unreadable');
    for (const at of [0, 20, Math.floor(text.length / 2), text.length - 2]) {
      const changed = text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
      await expectRefused(world, scene, scene.as, [changed], 'parcel_unreadable');
    }
    const old = parcelOf(`pt-${scene.as}`, scene.restore, [], { daysAgo: 2 });
    await expectRefused(world, scene, scene.as, old, 'parcel_expired');
  },
);
