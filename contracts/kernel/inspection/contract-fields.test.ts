import { expect, test } from 'vitest';
import { notedPlaces } from '#contracts/kernel/inspection/contract-fields';
import { legacyCalls } from '#contracts/legacy-calls';

const places = Object.values(legacyCalls).flatMap((call) => notedPlaces(call.answer));

test('looks into every call, lists and objects in them included', () => {
  const paths = places.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['events', 'events.configuration.title', 'recipients.messages']));
});

test('what the platform sends odd is logged by the name it stands under', () => {
  expect(places.filter(({ path, notedAs }) => path !== notedAs && !path.endsWith(`.${notedAs}`))).toEqual([]);
});
