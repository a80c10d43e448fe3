import { expect, test } from 'vitest';
import { macroCategories } from '#contracts/options/intervention-areas';
import { groupsOf, inOrder, matchingGroups, withUnlisted } from '#web/fields/choices/choice-groups';

const groups = [
  { name: 'Ansia e paure', options: ['Ansia sociale', 'Fobie'] },
  { name: 'Sessualità', options: ['Identità di genere'] },
];

test.each([
  ['', ['Ansia sociale', 'Fobie', 'Identità di genere']],
  ['  FOBIE ', ['Fobie']],
  ['identita', ['Identità di genere']],
  ['genere identità', ['Identità di genere']],
  ['paure', ['Ansia sociale', 'Fobie']],
  ['niente di simile', []],
])('the search "%s" leaves %j', (search, left) => {
  expect(matchingGroups(groups, search).flatMap(({ options }) => options)).toEqual(left);
});

test('a value that is in no group is shown among the others, and only then', () => {
  expect(withUnlisted(groups, ['Fobie'])).toBe(groups);
  expect(withUnlisted(groups, ['Fobie', 'Voce antica']).at(-1)).toEqual({ name: 'Altre', options: ['Voce antica'] });
});

test('chosen values come in the order of the groups, however they were ticked', () => {
  expect(inOrder(groups, new Set(['Identità di genere', 'Ansia sociale']))).toEqual([
    'Ansia sociale',
    'Identità di genere',
  ]);
});

test('the intervention areas are grouped by their families (OPT-04)', () => {
  const families = groupsOf(macroCategories);
  expect(families.map(({ name }) => name)).toEqual(macroCategories.map(({ name }) => name));
  expect(families[0]?.options).toContain('Attacchi di panico');
});
