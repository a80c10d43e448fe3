import { expect, test } from 'vitest';
import { sendAlert } from '#bff/alerts/send-alert';
import { createTestPlatform } from '#mocks/start-in-vitest';
import { observeCalls } from '#mocks/testing/observe-calls';

test('an alert names the addressee’s public token, title, message and files (LEGACY-16, LEGACY-25, LEG-57, LEG-58)', async () => {
  const { context, sentTo } = observeCalls(createTestPlatform(), 'marco');
  await sendAlert(context, 'pt-rinaldi', { title: 'Firma consenso', message: 'Ha firmato.' });
  const body = {
    private_token: 'secret-marco',
    owner: 'pt-rinaldi',
    alert: { title: 'Firma consenso', message: 'Ha firmato.', file: [] },
  };
  expect(sentTo('alert')).toEqual([{ call: 'alert', base: 'php', method: 'POST', path: '/endpoint.php/alert', body }]);
});
