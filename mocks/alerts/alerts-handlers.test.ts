import { expect, test } from 'vitest';
import { alert } from '#contracts/alerts/alerts.legacy';
import { secondsFromInstant } from '#contracts/kernel/instant';
import { createTestPlatform, testNow } from '#mocks/start-in-vitest';

const sent = { title: 'Prova', message: 'Un avviso.', file: [] };

test('an alert stands unseen after those the addressee has already, with its time', async () => {
  const { db, contextFor } = createTestPlatform({ scenario: 'personas-only' });
  const alertsOf = (token: string) => db.users.get(token)?.public_configuration['alerts'] as unknown[];
  const [before, sendersBefore] = [alertsOf('pt-rinaldi'), alertsOf('pt-giulia')];
  const { legacy } = contextFor('giulia');
  await legacy.call(alert, { private_token: 'secret-giulia', owner: 'pt-rinaldi', alert: sent });
  expect(alertsOf('pt-rinaldi')).toEqual([...before, { ...sent, seen: '0', timestamp: secondsFromInstant(testNow) }]);
  expect(alertsOf('pt-giulia')).toEqual(sendersBefore);
});

test('an unknown addressee and an unknown sender are refused', async () => {
  const { legacy } = createTestPlatform({ scenario: 'personas-only' }).contextFor('giulia');
  for (const [private_token, owner] of [
    ['secret-giulia', 'pt-nobody'],
    ['forgotten', 'pt-rinaldi'],
  ] as const) {
    await expect(legacy.call(alert, { private_token, owner, alert: sent })).rejects.toMatchObject({
      name: 'LegacyRefused',
    });
  }
});
