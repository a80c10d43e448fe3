import { expect, test } from 'vitest';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { absenceProblems, withFirstDay } from '#web/features/working-hours/absence-values';

const today = '2026-11-23' as CivilDate;

test.each([
  { what: 'days ahead', from: '2026-12-24', to: '2027-01-06', problem: undefined },
  { what: 'one day', from: '2026-12-24', to: '2026-12-24', problem: undefined },
  { what: 'days that end today', from: '2026-11-01', to: '2026-11-23', problem: undefined },
  { what: 'nothing', from: '', to: '', problem: ['from', 'Data non valida.'] },
  { what: 'no last day', from: '2026-12-24', to: '32/12/2026', problem: ['to', 'Data non valida.'] },
  {
    what: 'an end before',
    from: '2026-12-24',
    to: '2026-12-23',
    problem: ['to', 'L’ultimo giorno viene prima del primo.'],
  },
  {
    what: 'days that are over',
    from: '2026-11-01',
    to: '2026-11-22',
    problem: ['to', 'Questi giorni sono già passati.'],
  },
])('$what: $problem', ({ from, to, problem }) => {
  const found = absenceProblems([{ id: 'a', from, to }], today);
  expect(found).toEqual(problem ? [{ id: 'a', field: problem[0], text: problem[1] }] : []);
});

test('the last day goes with the first until another is chosen', () => {
  const one = withFirstDay({ id: 'a', from: '', to: '' }, '2026-12-24');
  expect(one).toEqual({ id: 'a', from: '2026-12-24', to: '2026-12-24' });
  expect(withFirstDay(one, '2026-12-25').to).toBe('2026-12-25');
  expect(withFirstDay({ ...one, to: '2027-01-06' }, '2026-12-23').to).toBe('2027-01-06');
});
