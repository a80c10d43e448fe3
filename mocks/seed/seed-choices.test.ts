import { expect, test } from 'vitest';
import { interventionAreas } from '#contracts/options/intervention-areas';
import { languages } from '#contracts/options/languages';
import { regions } from '#contracts/options/regions';
import { specialisations } from '#contracts/options/specialisations';
import type { UserRow } from '#mocks/db/rows';
import { createTestPlatform } from '#mocks/start-in-vitest';

const { db } = createTestPlatform();
const professionals = db.users.list(({ public_configuration: { type } }) => type === 'dottore');

type Profile = UserRow['public_configuration'];

test.each<[string, readonly string[], (profile: Profile) => readonly string[]]>([
  ['intervention areas', interventionAreas, ({ intervations = [] }) => intervations],
  ['specialisations', specialisations, ({ specialization = [] }) => specialization],
  ['languages', languages, ({ languages: spoken = [] }) => spoken],
  ['regions', regions, ({ region }) => (region ? [region] : [])],
])('the professionals of the demonstration have only %s that can be chosen', (_name, offered, chosenBy) => {
  const chosen = professionals.flatMap(({ public_configuration: profile }) => chosenBy(profile));
  expect(chosen.length).toBeGreaterThan(50);
  expect(chosen.filter((value) => !offered.includes(value))).toEqual([]);
});
