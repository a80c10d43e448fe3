import { expect, test } from 'vitest';
import { changesDirectory } from '#bff/users/changes-directory';

const before = {
  public_configuration: { nome: 'Chiara', prices: { single_seat: 50 }, privilege: false, tax_regime: 'forfettario' },
  manager_configuration: {},
  configuration: {},
};

test.each([
  { what: 'a new name', fields: { nome: 'Clara' }, changes: true },
  { what: 'a new price', fields: { prices: { single_seat: 55 } }, changes: true },
  { what: 'a name that resembles nothing', fields: { cognome: '0' }, changes: true },
  { what: 'a first language', fields: { languages: ['Italiano'] }, changes: true },
  { what: 'the same price in another form', fields: { prices: { single_seat: '50' } }, changes: false },
  { what: 'nothing where there was nothing', fields: { biografia: '' }, changes: false },
  { what: 'what the directory does not show', fields: { tax_regime: 'ordinario' }, changes: false },
  { what: 'no field at all', fields: {}, changes: false },
])('$what: $changes', ({ fields, changes }) => {
  expect(changesDirectory(before, { public_configuration: fields })).toBe(changes);
});

test.each([
  { what: 'a first pause', kept: undefined, set: 1_763_000_000, changes: true },
  { what: 'the end of a pause', kept: 1_763_000_000, set: null, changes: true },
  { what: 'the same pause', kept: 1_763_000_000, set: 1_763_000_000, changes: false },
  { what: 'what nobody else sees', kept: undefined, set: undefined, changes: false },
])('$what among what this program stores: $changes', ({ kept, set, changes }) => {
  const user = { ...before, configuration: { ascolto: { requests_paused_at: kept } } };
  const configuration = { ascolto: { requests_paused_at: set, working_hours: {} } };
  expect(changesDirectory(user, { configuration })).toBe(changes);
});

test('a new picture changes it, and the same one does not', () => {
  const withPicture = { ...before, picture: 'old.jpg' };
  expect(changesDirectory(withPicture, { picture: 'new.jpg' })).toBe(true);
  expect(changesDirectory(withPicture, { picture: 'old.jpg' })).toBe(false);
});
