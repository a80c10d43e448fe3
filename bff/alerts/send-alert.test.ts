import { expect, test } from 'vitest';
import { sendAlert } from '#bff/alerts/send-alert';
import { createLegacyClient } from '#bff/legacy/legacy-client';
import type { LegacyHttpRequest } from '#bff/legacy/legacy-transport';
import { createTestPlatform } from '#mocks/start-in-vitest';

test('an alert names the addressee’s public token, title, message and files (LEGACY-16, LEGACY-25)', async () => {
  const platform = createTestPlatform();
  const sent: LegacyHttpRequest[] = [];
  const context = platform.contextFor('marco');
  const legacy = createLegacyClient({
    transport(request) {
      sent.push(request);
      return platform.transport(request);
    },
    log: context.log,
    signal: AbortSignal.timeout(10_000),
    paths: {},
  });
  await sendAlert({ ...context, legacy }, 'pt-rinaldi', { title: 'Firma consenso', message: 'Ha firmato.' });
  expect(sent).toMatchObject([{ base: 'php', method: 'POST', path: '/endpoint.php/alert' }]);
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
    private_token: 'secret-marco',
    owner: 'pt-rinaldi',
    alert: { title: 'Firma consenso', message: 'Ha firmato.', file: [] },
  });
});
