import { describe, expect, test } from 'vitest';
import { handleAddressDetail } from '#bff/addresses/address-detail';
import { handleSuggestAddresses } from '#bff/addresses/suggest-addresses';
import { createLegacyClient } from '#bff/legacy/legacy-client';
import type { LegacyHttpRequest } from '#bff/legacy/legacy-transport';
import { type OperationHandler, runOperation } from '#bff/run-operation';
import { addressDetail, suggestAddresses } from '#contracts/addresses/addresses.api';
import type { Operation } from '#contracts/kernel/operation';
import { createTestPlatform } from '#mocks/start-in-vitest';

const platform = createTestPlatform({ scenario: 'personas-only' });
const suggestionsFor = (text: unknown) => platform.runAs(null, suggestAddresses, handleSuggestAddresses, { text });
const detailOf = (reference: unknown) => platform.runAs(null, addressDetail, handleAddressDetail, { reference });

/** Runs an operation over an address service that gives these answers, and returns what the service was asked too. */
async function over<Op extends Operation>(operation: Op, handler: OperationHandler<Op>, given: Given) {
  const asked: LegacyHttpRequest[] = [];
  const { log, contextFor } = platform;
  const context = contextFor(null);
  const legacy = createLegacyClient({
    log,
    paths: {},
    signal: AbortSignal.timeout(5_000),
    transport: async (request) => {
      asked.push(request);
      return { status: 200, body: new TextEncoder().encode(JSON.stringify(given.answer)) };
    },
  });
  const answer = await runOperation(operation, handler, { ...context, legacy }, given.input);
  return { ...answer, asked };
}

interface Given {
  readonly input: unknown;
  readonly answer: unknown;
}

const placed = (result: unknown) => ({ result: { result } });
const geometry = { location: { lat: 45.47, lng: '9.18' } };

describe('suggestions', () => {
  test('are asked for in Italian and in Italy, with the key of the operator, which no browser is given (ADDR-01, ADDR-03, LEGACY-28, LEG-60)', async () => {
    const given = { input: { text: ' Via Garib ' }, answer: { predictions: [] } };
    const { asked, ...answer } = await over(suggestAddresses, handleSuggestAddresses, given);
    expect(JSON.stringify(answer)).not.toContain('demonstration-address-key');
    const { path, base, method } = asked[0] ?? {};
    expect({ base, method }).toEqual({ base: 'php', method: 'GET' });
    const [address, query] = path?.split('?') ?? [];
    expect(address).toBe('/autocomplete/index.php');
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      key: 'demonstration-address-key',
      input: 'Via Garib',
      type: 'predictions',
      region: 'it',
      language: 'it',
    });
  });

  test('carry a description and a reference (LEGACY-29, LEG-61)', async () => {
    const { status, body } = await suggestionsFor('garibaldi torino');
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        suggestions: [{ reference: 'luogo-torino-via-garibaldi', description: 'Via Garibaldi, Torino TO, Italia' }],
      },
    });
  });

  test('are ten at most, without rows that could not be shown or chosen', async () => {
    const good = Array.from({ length: 12 }, (_, index) => ({
      description: `Via ${index}`,
      reference: `luogo-${index}`,
    }));
    const bad = [
      { description: 'Senza riferimento' },
      { description: '', reference: 'luogo-senza-nome' },
      { description: 'Riferimento vuoto', reference: '' },
      { description: 'Riferimento troppo lungo', reference: 'x'.repeat(513) },
      'rotta',
    ];
    const given = { input: { text: 'via' }, answer: { predictions: [...bad, ...good], status: 'OK' } };
    const { body } = await over(suggestAddresses, handleSuggestAddresses, given);
    expect(body).toEqual({
      suggestions: good.slice(0, 10).map(({ description, reference }) => ({ reference, description })),
    });
  });

  test.each(['', 'vi', '  vi  ', 'x'.repeat(121)])(
    'are not looked for by too little or too much: "%s"',
    async (text) => {
      expect(await suggestionsFor(text)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    },
  );
});

describe('the detail', () => {
  test('holds reference, written form and place (ADDR-04, LEGACY-30, LEGACY-31, LEG-63)', async () => {
    const { status, body } = await detailOf('luogo-milano-via-garibaldi');
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        address: {
          id: 'luogo-milano-via-garibaldi',
          formattedAddress: 'Via Garibaldi, 20121 Milano MI, Italia',
          coordinates: { latitude: 45.4756, longitude: 9.1847 },
        },
      },
    });
  });

  test('is asked for by reference, as a place', async () => {
    const answer = placed({ formatted_address: 'Via Roma 1, Milano', geometry });
    const { asked, body } = await over(addressDetail, handleAddressDetail, { input: { reference: 'r&1' }, answer });
    expect(asked[0]?.path).toBe('/autocomplete/index.php?key=demonstration-address-key&reference=r%261&type=place');
    expect(body).toMatchObject({ address: { coordinates: { latitude: 45.47, longitude: 9.18 } } });
  });

  test('refuses a reference the service does not know', async () => {
    expect(await detailOf('luogo-atlantide')).toMatchObject({ status: 422, body: { code: 'address_unknown' } });
  });

  test.each([
    ['nothing', []],
    ['no written form', { geometry }],
    ['no place', { formatted_address: 'Via Roma 1' }],
    ['half a place', { formatted_address: 'Via Roma 1', geometry: { location: { lat: 45 } } }],
    ['a place off the earth', { formatted_address: 'Via Roma 1', geometry: { location: { lat: 145, lng: 9 } } }],
    ['a written form beyond reason', { formatted_address: 'x'.repeat(301), geometry }],
  ])('refuses an address the service gives %s for', async (_name, result) => {
    const given = { input: { reference: 'luogo-1' }, answer: placed(result) };
    const answer = await over(addressDetail, handleAddressDetail, given);
    expect(answer).toMatchObject({ status: 422, body: { code: 'address_unknown' } });
  });
});
