import { expect, test } from 'vitest';
import { legacyCalls } from '#contracts/legacy-calls';
import { isLegacyPageCurrent, legacyPage } from '#scripts/legacy-page';

test('the page on the platform says what the contracts say today', () => {
  expect(isLegacyPageCurrent(), 'run npm run docs:legacy').toBe(true);
});

test('the page names every call with its provenance, and the readers of its fields', () => {
  const page = legacyPage(Object.values(legacyCalls));
  for (const call of Object.values(legacyCalls)) expect(page).toContain(`## ${call.name}\n`);
  expect(page).toContain('| [addEvent](#addevent) | assumed | POST {php}/endpoint.php/event | no |');
  expect(page).toContain('| `users[].public_configuration.biografia` | owner, visitor |');
  expect(page).toContain('| `users[].private_token` | – |');
});
