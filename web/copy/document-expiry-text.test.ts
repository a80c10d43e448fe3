import { expect, test } from 'vitest';
import { civilDate } from '#contracts/kernel/civil-date';
import { documentExpiryText } from '#web/copy/document-expiry-text';

const lastDay = civilDate(2026, 11, 24);

test.each([
  [-3, 'ha superato la scadenza 3 giorni fa'],
  [-1, 'ha superato la scadenza ieri'],
  [0, 'scade oggi'],
  [1, 'scade domani'],
  [7, 'scade tra 7 giorni'],
])('with %i days left it says %s (PROF-19, PROF-20)', (daysLeft, when) => {
  const text = documentExpiryText('Il documento', { stage: 'week', daysLeft, lastDay });
  expect(text).toBe(`Il documento ${when}, il 24/11/2026.`);
});
