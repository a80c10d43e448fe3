import { describe, expect, test } from 'vitest';
import { listedStudies, listedWork } from '#bff/curriculum/listed-entries';
import { handlers } from '#bff/operations';
import type { OperationHandler } from '#bff/run-operation';
import { mostEntries } from '#contracts/curriculum/curriculum.api';
import type { Operation } from '#contracts/kernel/operation';
import { operations } from '#contracts/operations';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

type CurriculumKey =
  | ('addStudy' | 'changeStudy' | 'removeStudy' | 'addWork' | 'changeWork' | 'removeWork')
  | 'removeIdentityDocument';

const study = { date: '2019', title: 'Master in Psico-oncologia', institute: 'Università degli Studi di Torino' };
const work = { start: '2014-09-01', end: '2018-03-31', description: 'Reparto di oncologia, Milano' };

function ask(platform: TestPlatform, key: CurriculumKey, input: unknown, as: PersonaName = 'rinaldi') {
  const handler = handlers[key] as OperationHandler<Operation>;
  return platform.runAs(as, operations[key] as Operation, handler, input);
}

function profileOf({ db }: TestPlatform, token = 'pt-rinaldi') {
  const row = db.users.get(token);
  if (!row) throw new Error(`${token} is not there.`);
  return row.public_configuration;
}

/** Changes Rinaldi's row as another program does. */
function changeProfile(platform: TestPlatform, fields: object): void {
  const public_configuration = { ...profileOf(platform), ...fields };
  platform.db.users.change('pt-rinaldi', { public_configuration });
}

const studiesOf = (platform: TestPlatform) => profileOf(platform).qualifications ?? [];
const workOf = (platform: TestPlatform) => profileOf(platform).work_experience ?? [];
const studyAt = (platform: TestPlatform, at: number) => listedStudies(studiesOf(platform))[at]?.entry.id;
const workAt = (platform: TestPlatform, at: number) => listedWork(workOf(platform))[at]?.entry.id;

describe('one entry is added, changed or removed, and nothing else of the user changes (LEGACY-46)', () => {
  test('a study is added after the others, of its day the year (PROF-52, AMB-54)', async () => {
    const platform = createTestPlatform();
    const before = structuredClone(platform.db.users.get('pt-rinaldi'));
    expect(await ask(platform, 'addStudy', { ...study, date: '2019-07-12' })).toEqual({ status: 200, body: {} });
    const added = { education: study.title, institute: study.institute, passed_year: '2019', filesList: [] };
    expect(platform.db.users.get('pt-rinaldi')).toEqual({
      ...before,
      public_configuration: {
        ...before?.public_configuration,
        qualifications: [...(before?.public_configuration.qualifications ?? []), added],
      },
    });
  });

  test('a changed study keeps its place, its files and what nobody here knows (PROF-54, DATA-17)', async () => {
    const platform = createTestPlatform();
    const [first, second] = studiesOf(platform);
    changeProfile(platform, { qualifications: [first, { ...second, verified_by: 'office' }] });
    const input = { entry: studyAt(platform, 1), ...study };
    expect(await ask(platform, 'changeStudy', input)).toEqual({ status: 200, body: {} });
    expect(studiesOf(platform)).toEqual([
      first,
      {
        ...{ education: study.title, institute: study.institute, passed_year: '2019' },
        ...{ filesList: second?.filesList, verified_by: 'office' },
      },
    ]);
  });

  test('a removed study leaves the others as they are (PROF-54)', async () => {
    const platform = createTestPlatform();
    const [, second] = studiesOf(platform);
    expect(await ask(platform, 'removeStudy', { entry: studyAt(platform, 0) })).toEqual({ status: 200, body: {} });
    expect(studiesOf(platform)).toEqual([second]);
  });

  test('a work experience with an end, and one that is ongoing (PROF-53, MODAL-26, DATA-24)', async () => {
    const platform = createTestPlatform();
    const before = workOf(platform);
    await ask(platform, 'addWork', work);
    await ask(platform, 'addWork', { ...work, start: '2019-01-01', end: null });
    const { description } = work;
    expect(workOf(platform)).toEqual([
      ...before,
      { start_date: '2014-09-01', end_date: '2018-03-31', ongoing: false, description },
      { start_date: '2019-01-01', end_date: '', ongoing: true, description },
    ]);
  });

  test('a work experience that ended today has ended (PROF-53)', async () => {
    expect(await ask(createTestPlatform(), 'addWork', { ...work, end: '2026-11-23' })).toMatchObject({ status: 200 });
  });

  test('an ongoing work experience that has ended is no longer ongoing (PROF-54)', async () => {
    const platform = createTestPlatform();
    const [ongoing, other] = workOf(platform);
    const entry = workAt(platform, 0);
    await ask(platform, 'changeWork', { entry, start: '2010-02-01', end: '2026-10-31', description: 'Studio' });
    const ended = { start_date: '2010-02-01', end_date: '2026-10-31', ongoing: false, description: 'Studio' };
    expect(workOf(platform)).toEqual([{ ...ongoing, ...ended }, other]);
    await ask(platform, 'removeWork', { entry: workAt(platform, 1) });
    expect(workOf(platform)).toEqual([{ ...ongoing, ...ended }]);
  });

  test('of two entries alike the one that was meant goes, with its own files', async () => {
    const platform = createTestPlatform();
    const [first] = studiesOf(platform);
    changeProfile(platform, { qualifications: [first, { ...first, filesList: ['laurea.pdf'] }] });
    await ask(platform, 'removeStudy', { entry: studyAt(platform, 1) });
    expect(studiesOf(platform)).toEqual([first]);
  });
});

describe('two tabs at once', () => {
  test.each([0, 1])('that remove the same one of two alike, the one at %i, remove it alone (PROF-54)', async (at) => {
    const platform = createTestPlatform();
    const [first] = studiesOf(platform);
    changeProfile(platform, { qualifications: [first, first] });
    const entry = studyAt(platform, at);
    await Promise.all([ask(platform, 'removeStudy', { entry }), ask(platform, 'removeStudy', { entry })]);
    expect(studiesOf(platform)).toEqual([first]);
  });

  test('that add both stay (PROF-52, PROF-53)', async () => {
    const platform = createTestPlatform();
    const answers = await Promise.all([
      ask(platform, 'addStudy', study),
      ask(platform, 'addStudy', { ...study, title: 'Dottorato' }),
      ask(platform, 'addWork', work),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(studiesOf(platform).map(({ education }) => education)).toEqual([
      'Laurea in Psicologia clinica',
      'Specializzazione in Psicoterapia cognitivo-comportamentale',
      ...[study.title, 'Dottorato'],
    ]);
    expect(workOf(platform)).toHaveLength(3);
  });

  test('that add the same add it once, and so does a second press (PROF-52)', async () => {
    const platform = createTestPlatform();
    await Promise.all([ask(platform, 'addStudy', study), ask(platform, 'addStudy', study)]);
    await ask(platform, 'addStudy', study);
    expect(studiesOf(platform)).toHaveLength(3);
  });

  test.each(['changeStudy', 'removeStudy'] as const)(
    'that change one entry: the second is told, and nothing of it is undone by %s (PROF-54)',
    async (key) => {
      const platform = createTestPlatform();
      const entry = studyAt(platform, 0);
      await ask(platform, 'changeStudy', { entry, ...study });
      const before = studiesOf(platform);
      const input = key === 'removeStudy' ? { entry } : { entry, ...study, title: 'Altro' };
      expect(await ask(platform, key, input)).toMatchObject({ status: 409, body: { code: 'changed_elsewhere' } });
      expect(studiesOf(platform)).toEqual(before);
    },
  );

  test('a change sent again after its answer was lost is found done (PROF-54)', async () => {
    const platform = createTestPlatform();
    const input = { entry: workAt(platform, 0), ...work };
    await ask(platform, 'changeWork', input);
    expect(await ask(platform, 'changeWork', input)).toEqual({ status: 200, body: {} });
    expect(workOf(platform)).toHaveLength(2);
  });
});

describe('a removal sent again', () => {
  const beside = (platform: TestPlatform, entry: string | undefined) =>
    listedWork(workOf(platform)).flatMap((one) => (one.entry.id === entry ? [] : [one.entry.id]));

  test.each(['shown apart', 'alike'])(
    'of an entry that is gone counts as done, of entries %s too (PROF-54)',
    async (how) => {
      const platform = createTestPlatform();
      const [first, second] = workOf(platform);
      if (how === 'alike') changeProfile(platform, { work_experience: [first, first, second] });
      const entry = workAt(platform, 0);
      const input = { entry, others: beside(platform, entry) };
      await ask(platform, 'removeWork', input);
      const left = workOf(platform);
      expect(await ask(platform, 'removeWork', input)).toEqual({ status: 200, body: {} });
      expect(workOf(platform)).toEqual(left);
      expect(left).toEqual(how === 'alike' ? [first, second] : [second]);
    },
  );

  test.each([
    ['of an entry that was changed elsewhere', true],
    ['by who does not say what was shown beside it', false],
  ])('%s is told, since it may have another name now (PROF-54)', async (_what, isChanged) => {
    const platform = createTestPlatform();
    const entry = workAt(platform, 0);
    const others = beside(platform, entry);
    await (isChanged ? ask(platform, 'changeWork', { entry, ...work }) : ask(platform, 'removeWork', { entry }));
    const left = workOf(platform);
    const again = await ask(platform, 'removeWork', isChanged ? { entry, others } : { entry });
    expect(again).toMatchObject({ status: 409, body: { code: 'changed_elsewhere' } });
    expect(workOf(platform)).toEqual(left);
  });
});

describe('refuses, and leaves the lists as they are:', () => {
  test.each([
    ['a study without a date', 'addStudy', { ...study, date: '' }, 'invalid_input'],
    ['a date that is none', 'addStudy', { ...study, date: '31/02/2019' }, 'invalid_input'],
    ['a year of another age', 'addStudy', { ...study, date: '1019' }, 'invalid_input'],
    ['a study without a title', 'addStudy', { ...study, title: ' ' }, 'invalid_input'],
    ['a study without an institute', 'addStudy', { ...study, institute: '' }, 'invalid_input'],
    ['a study completed next year', 'addStudy', { ...study, date: '2027' }, 'date_to_come'],
    ['a study completed tomorrow', 'addStudy', { ...study, date: '2099-01-01' }, 'date_to_come'],
    ['a study completed in another age', 'addStudy', { ...study, date: '1899-12-31' }, 'invalid_input'],
    ['work that began in another age', 'addWork', { ...work, start: '1899-12-31' }, 'invalid_input'],
    ['work that ended in another age', 'addWork', { ...work, end: '1000-01-01' }, 'invalid_input'],
    ['work that ends tomorrow', 'addWork', { ...work, end: '2026-11-24' }, 'end_to_come'],
    ['a start that is missing', 'addWork', { ...work, start: '' }, 'invalid_input'],
    ['a description that is missing', 'addWork', { ...work, description: '' }, 'invalid_input'],
    ['an end that is missing', 'addWork', { start: work.start, description: work.description }, 'invalid_input'],
    ['work that begins tomorrow', 'addWork', { ...work, start: '2099-01-01', end: null }, 'date_to_come'],
    ['an end before the start', 'addWork', { ...work, end: '2014-08-31' }, 'end_before_start'],
    ['an end on the day of the start', 'addWork', { ...work, end: work.start }, 'end_before_start'],
    ['files with a study', 'addStudy', { ...study, filesList: ['documento-pt-serafini.pdf'] }, 'invalid_input'],
    ['a list in place of an entry', 'addWork', { ...work, work_experience: [] }, 'invalid_input'],
    ['what the administration decides', 'addWork', { ...work, autorizzazioni: 'accettato' }, 'invalid_input'],
    ['an entry that is not there', 'removeWork', { entry: 'ce9e7e1c' }, 'changed_elsewhere'],
  ] as const)('%s (MODAL-23, MODAL-24, MODAL-25, MODAL-27)', async (_what, key, input, code) => {
    const platform = createTestPlatform();
    const before = platform.db.snapshot();
    expect(await ask(platform, key, input)).toMatchObject({ body: { code } });
    expect(platform.db.snapshot()).toEqual(before);
  });

  test.each([
    ['addStudy', 'qualifications', study],
    ['addWork', 'work_experience', work],
  ] as const)('%s to a full list', async (key, list, input) => {
    const platform = createTestPlatform();
    changeProfile(platform, { [list]: Array.from({ length: mostEntries }, (_, at) => ({ passed_year: at })) });
    expect(await ask(platform, key, input)).toMatchObject({ status: 422, body: { code: 'list_full' } });
  });

  test("an entry of a colleague's list, for which there is no name", async () => {
    const platform = createTestPlatform();
    const before = platform.db.snapshot();
    const [{ entry } = { entry: { id: '' } }] = listedStudies(profileOf(platform, 'pt-serafini').qualifications ?? []);
    expect(await ask(platform, 'removeStudy', { entry: entry.id })).toMatchObject({ status: 409 });
    expect(platform.db.snapshot()).toEqual(before);
  });
});

describe('an identity document', () => {
  const documentsOf = (platform: TestPlatform) => profileOf(platform)['identity_documents'];

  test('is taken out of the own list, and the others stay (PROF-18)', async () => {
    const platform = createTestPlatform();
    changeProfile(platform, { identity_documents: ['carta.pdf', 'documento-pt-rinaldi.pdf', 'tessera.pdf'] });
    expect(await ask(platform, 'removeIdentityDocument', { name: 'documento-pt-rinaldi.pdf' })).toEqual({
      ...{ status: 200, body: {} },
    });
    expect(documentsOf(platform)).toEqual(['carta.pdf', 'tessera.pdf']);
  });

  test('that is gone already counts as taken out, so that a retry after a lost answer is told the truth (PROF-18)', async () => {
    const platform = createTestPlatform();
    const input = { name: 'documento-pt-rinaldi.pdf' };
    await ask(platform, 'removeIdentityDocument', input);
    expect(await ask(platform, 'removeIdentityDocument', input)).toEqual({ status: 200, body: {} });
    expect(documentsOf(platform)).toEqual([]);
  });

  test.each([
    ['that belongs to a colleague', 'documento-pt-serafini.pdf', 200],
    ['that is the own certificate', 'diploma-pt-rinaldi.pdf', 200],
    ['that is the own portrait', 'ritratto-pt-rinaldi.png', 200],
    ['with a path', '../documento-pt-rinaldi.pdf', 400],
    ['with an address', 'https://example.org/documento-pt-rinaldi.pdf', 400],
    ['of no characters', '', 400],
  ])('%s is not touched, and nothing is written (PROF-18, UPL-04)', async (_what, name, status) => {
    const platform = createTestPlatform();
    const before = platform.db.snapshot();
    expect(await ask(platform, 'removeIdentityDocument', { name })).toMatchObject({ status });
    expect(platform.db.snapshot()).toEqual(before);
  });
});

describe('when the platform fails at the write', () => {
  test.each([
    ['connection-lost-before', 503, 2],
    ['connection-lost-after', 200, 3],
    ['status-500', 503, 2],
    ['html-page', 200, 3],
    ['success-without-effect', 502, 2],
  ] as const)(
    'with %s the answer is %i, and the entry is there once after another attempt',
    async (fault, status, has) => {
      const platform = createTestPlatform();
      platform.faults.set('updateUserParts', [fault]);
      expect(await ask(platform, 'addStudy', study)).toMatchObject({ status });
      expect(studiesOf(platform)).toHaveLength(has);
      platform.faults.set('updateUserParts', []);
      expect(await ask(platform, 'addStudy', study)).toMatchObject({ status: 200 });
      expect(studiesOf(platform)).toHaveLength(3);
    },
  );
});

test('patients find a changed curriculum at once in the directory (PROF-52)', async () => {
  const platform = createTestPlatform();
  const detail = () =>
    platform.runAs('giulia', operations.therapistDetail, handlers.therapistDetail, { therapist: 'pt-rinaldi' });
  await detail();
  await ask(platform, 'addStudy', study);
  expect(await detail()).toMatchObject({ body: { education: [{ title: study.title, year: '2019' }, {}, {}] } });
});
