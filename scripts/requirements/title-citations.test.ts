import { expect, test } from 'vitest';
import { titleCitations } from '#scripts/requirements/title-citations';

const areas = new Set(['APPT', 'LEG', 'CAL']);

test.each([
  { title: 'refuses an overlap (APPT-38)', ids: ['APPT-38'] },
  { title: 'refuses an overlap (of any kind) (APPT-38, LEG-53)', ids: ['APPT-38', 'LEG-53'] },
  { title: 'speaks UTF-16 and cites nothing', ids: [] },
  { title: 'ends in a remark (whatever it says)', ids: [] },
  { title: 'cites an area that does not exist (NOPE-01)', ids: ['NOPE-01'] },
])('reads "$title"', ({ title, ids }) => {
  expect(titleCitations({ title, rowIds: [] }, areas)).toEqual({ ids, faults: [] });
});

test.each(['shows $id', 'shows %s', 'shows the text ($id)'])('takes the ids of the rows for "%s"', (title) => {
  const rowIds = ['APPT-01', 'APPT-02, LEG-03', 'a-slug', 'APPT-01'];

  expect(titleCitations({ title, rowIds }, areas)).toEqual({ ids: ['APPT-01', 'APPT-02', 'LEG-03'], faults: [] });
});

test('leaves the rows alone when the title is not filled from them', () => {
  expect(titleCitations({ title: 'shows $name', rowIds: ['APPT-01'] }, areas).ids).toEqual([]);
});

test.each([
  'sorts the list (CAL-25 to 28)',
  'sorts the list (CAL-25 and CAL-26)',
  'CAL-25: sorts the list',
  'sorts CAL-25 (CAL-26)',
])('faults the form of "%s"', (title) => {
  expect(titleCitations({ title, rowIds: [] }, areas).faults).toEqual([
    'cites elsewhere than in a list of whole ids at its end',
  ]);
});

test('faults a title, or a row, that cites more than four', () => {
  const fault = ['cites more than 4 requirements'];

  expect(titleCitations({ title: 'x (APPT-01, APPT-02, APPT-03, APPT-04)', rowIds: [] }, areas).faults).toEqual([]);
  expect(titleCitations({ title: 'x (APPT-01, APPT-02, APPT-03, APPT-04, LEG-05)', rowIds: [] }, areas).faults).toEqual(
    fault,
  );
  expect(
    titleCitations({ title: '$id', rowIds: ['APPT-01, APPT-02, APPT-03, APPT-04, LEG-05'] }, areas).faults,
  ).toEqual(fault);
});
