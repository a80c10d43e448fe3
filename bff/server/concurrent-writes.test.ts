import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cookies, startPlainWorld } from '#bff/server/testing/plain-world';
import { plainWrites } from '#bff/server/testing/plain-writes';
import { propertyRuns } from '#mocks/testing/property-runs';

/** Commands that change users and do not exclude each other; only timing decides their order. */
const names = [
  'appointments/cancel-appointment',
  'appointments/confirm-appointment',
  'calendar-export/start-subscription',
  'consents/give-consents',
  'favourites/add-favourite',
  'billing/postpone-billing-data',
  'billing/save-billing-data',
  'curriculum/add-study',
  'informed-consent/give-informed-consent',
  'payments/save-tax-code',
  'profile/save-profile',
  'reviews/leave-review',
  'therapists/record-profile-view',
  'working-hours/save-working-hours',
];

test('what is acknowledged stands on a platform that writes users slowly and unlocked, whoever acts at the same moment', async () => {
  let turns: Iterator<number> = [].values();
  const world = await startPlainWorld({
    // A save writes back what it read, and would turn other programs' values into text.
    manners: { writesOldPhp: false },
    beforeWriting: async () => {
      for (let left = turns.next().value ?? 0; left > 0; left -= 1) await turn();
    },
  });
  const { platform } = world;
  const cookies = new Map<string | undefined, Cookies>([[undefined, {}]]);
  for (const person of ['giulia', 'marco', 'rinaldi', 'serafini'] as const) {
    const signedIn = await world.signIn(person);
    // Read as they are at first: what a run adds is new then, and the next reset may take it away unasked.
    await world.ask('login/current-session', {}, signedIn);
    cookies.set(person, signedIn);
  }
  const tried = { acts: 0, acknowledged: 0 };

  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray(names, { minLength: 2 }),
      fc.infiniteStream(fc.nat(60)),
      async (chosen, pauses) => {
        await platform.reset();
        turns = pauses;
        const acts = chosen.map((name) => ({ name, ...plainWrites[name] }));
        for (const { as, prepare } of acts) await prepare?.(world, cookies.get(as) ?? {});
        const answers = await Promise.all(
          acts.map(({ name, as, input = {} }) => world.ask(name, input, cookies.get(as) ?? {})),
        );
        const acknowledged = acts.filter((_, index) => answers[index]?.statusCode === 200);
        tried.acts += acts.length;
        tried.acknowledged += acknowledged.length;
        const now = Object.fromEntries(acknowledged.map(({ name, stands }) => [name, stands?.(platform)]));
        expect(now).toEqual(Object.fromEntries(acknowledged.map(({ name, after }) => [name, after])));
      },
    ),
    { numRuns: propertyRuns(20) },
  );
  expect(tried.acknowledged).toBe(tried.acts);
});
