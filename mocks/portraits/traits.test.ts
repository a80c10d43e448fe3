import { expect, test } from 'vitest';
import { type Traits, traitsOf } from '#mocks/portraits/traits';

const people = Array.from({ length: 400 }, (_, seed) => traitsOf(seed));

function all<Key extends keyof Traits>(key: Key, among = people): Set<Traits[Key]> {
  return new Set(among.map((traits) => traits[key]));
}

test('draws a woman for an even seed and a man for an odd one', () => {
  expect(people.map(({ isWoman }) => isWoman)).toEqual(people.map((_, seed) => seed % 2 === 0));
});

test('gives women no beards and men no earrings or scarves', () => {
  const [women, men] = [people.filter(({ isWoman }) => isWoman), people.filter(({ isWoman }) => !isWoman)];

  expect([...all('beard', women)]).toEqual(['none']);
  expect([...all('hasEarrings', men)]).toEqual([false]);
  expect(all('hairStyle', men)).not.toContain('scarf');
});

test('shows people of every kind', () => {
  expect(all('skin').size).toBe(8);
  expect(all('hair').size).toBe(10);
  expect(all('hairStyle').size).toBe(12);
  expect(all('clothes').size).toBe(6);
  expect(all('beard').size).toBe(4);
  expect(all('glasses').size).toBe(3);
});
