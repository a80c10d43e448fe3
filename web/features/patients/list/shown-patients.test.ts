import { describe, expect, test } from 'vitest';
import type { ListedPatient } from '#contracts/patients/patients.api';
import { addressOf, viewFrom } from '#web/features/patients/list/patients-address';
import { shownPatients } from '#web/features/patients/list/shown-patients';

const patient = (name: string, part: Partial<ListedPatient> = {}): ListedPatient => ({
  ...{ token: `pt-${name.toLowerCase()}`, name, pictureUrl: null, lastSession: null, nextSession: null },
  ...{ unpaid: 0, unread: 0, isConsentMissing: false, notes: 0, hasAnamnesis: false },
  ...part,
});

const patients = [
  patient('Niccolò D’Amico', { token: 'zz-1234567', nextSession: '2026-12-01T10:00:00Z' }),
  patient('Anna Greco', { nextSession: '2026-11-24T10:00:00Z', lastSession: '2026-10-01T10:00:00Z' }),
  patient('Èlia Rossi', { lastSession: '2026-11-01T10:00:00Z' }),
];

const namesFor = (search: string, order: 'nome' | 'prossima' | 'ultima' = 'nome') =>
  shownPatients(patients, { search, order }).map(({ name }) => name.split(' ')[0]);

test.each([
  ['', ['Anna', 'Èlia', 'Niccolò']],
  ['nicco', ['Niccolò']],
  ['NICCOLÒ', ['Niccolò']],
  ['elia', ['Èlia']],
  ['greco an', ['Anna']],
  ['zz-123', ['Niccolò']],
  ['zz-1', []],
  ['nessuno', []],
])('a search for «%s» finds them by any part of the name, or by their code (CARD-02)', (search, names) => {
  expect(namesFor(search)).toEqual(names);
});

test('by the next session the nearest comes first, by the last one the latest; who has none comes after', () => {
  expect(namesFor('', 'prossima')).toEqual(['Anna', 'Niccolò', 'Èlia']);
  expect(namesFor('', 'ultima')).toEqual(['Èlia', 'Anna', 'Niccolò']);
});

describe('the address', () => {
  const first = { search: '', order: 'nome', pages: 1, isCompact: false } as const;
  const changed = { search: 'niccolò', order: 'ultima', pages: 3, isCompact: true } as const;

  test('names only what differs from the first view, and leads to the same', () => {
    expect(addressOf(first)).toEqual({});
    for (const view of [first, changed]) expect(viewFrom(new URLSearchParams(addressOf(view)))).toEqual(view);
  });

  test.each(['pagine=0', 'pagine=1.5', 'pagine=x', 'pagine=1000', 'ordine=x', 'vista=x', 'cerca=%20'])(
    'with %s is as at first',
    (address) => {
      expect(viewFrom(new URLSearchParams(address))).toEqual(first);
    },
  );
});
