import { expect, test } from 'vitest';
import { interventionAreas, macroCategories } from '#contracts/options/intervention-areas';
import { languages } from '#contracts/options/languages';
import { regions } from '#contracts/options/regions';
import { specialisations } from '#contracts/options/specialisations';

test('seven languages are offered, in the order of the platform (OPT-01)', () => {
  expect(languages).toEqual(['Italiano', 'Inglese', 'Francese', 'Tedesco', 'Spagnolo', 'Russo', 'Arabo']);
});

test('thirty-five specialisations are offered, the named ones among them (OPT-02)', () => {
  expect(specialisations).toHaveLength(35);
  expect(specialisations).toEqual(
    expect.arrayContaining([
      ...['Coaching', 'EMDR', 'Ipnosi', 'Mindfulness', 'Psicoterapia', 'Terapia di coppia'],
      ...['Terapia cognitivo-comportamentale (CBT)', 'Terapia con realtà virtuale (VR)'],
    ]),
  );
});

test('there are twenty regions (OPT-06)', () => {
  expect(regions).toHaveLength(20);
});

test('every intervention area belongs to one family (OPT-04)', () => {
  expect(interventionAreas).toEqual(macroCategories.flatMap(({ areas }) => areas));
  for (const { name, areas } of macroCategories) expect(areas.length, name).toBeGreaterThan(0);
});

test.each([
  ['languages', languages],
  ['specialisations', specialisations],
  ['regions', regions],
  ['intervention areas', interventionAreas],
  ['families', macroCategories.map(({ name }) => name)],
])('no two %s are the same', (_name, list: readonly string[]) => {
  const plain = list.map((entry) => entry.toLowerCase().trim());
  expect(new Set(plain).size).toBe(list.length);
});
