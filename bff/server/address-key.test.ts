import { expect, test } from 'vitest';
import { handleAddressDetail } from '#bff/addresses/address-detail';
import { handleSuggestAddresses } from '#bff/addresses/suggest-addresses';
import { type Answering, cutConnection, htmlPage, json, startFakePlatform } from '#bff/server/testing/fake-platform';
import { keepLogLines } from '#bff/server/testing/log-lines';
import { buildTestApp, callOf, testConfig } from '#bff/server/testing/test-app';
import { addressDetail, suggestAddresses } from '#contracts/addresses/addresses.api';

const asked = { text: 'Via Garibaldi 12' };

test.each([
  ['suggestions', json({ predictions: [{ description: 'Corso Italia', reference: 'luogo-1' }] }), 200],
  ['a refusal', json({ error: 'REQUEST_DENIED secret-address-key' }), 502],
  ['another form', json({ predictions: 'secret-address-key' }), 502],
  ['a page', htmlPage(200), 502],
  ['an error page', htmlPage(500), 503],
  ['a cut connection', cutConnection, 503],
] satisfies [string, Answering, number][])(
  'the key of the address service and what was looked for stay between server and service: %s',
  async (_name, answering, status) => {
    const platform = await startFakePlatform(answering);
    const logTo = keepLogLines();
    const app = await buildTestApp({
      operations: { [suggestAddresses.name]: suggestAddresses, [addressDetail.name]: addressDetail },
      handlers: { [suggestAddresses.name]: handleSuggestAddresses, [addressDetail.name]: handleAddressDetail },
      config: testConfig({ platform: platform.url, logLevel: 'trace' }),
      logTo,
    });
    const answer = await app.inject(callOf(suggestAddresses.name, asked));
    await app.close();
    await platform.close();
    expect(answer.statusCode).toBe(status);
    expect(platform.seen[0]?.url).toContain('key=secret-address-key&input=Via+Garibaldi+12');
    const said = JSON.stringify([logTo.lines, answer.headers, answer.body]);
    expect(logTo.lines.length).toBeGreaterThan(0);
    expect(said).not.toMatch(/secret-address-key|Garibaldi|autocomplete/);
  },
);
