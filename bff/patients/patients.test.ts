import { describe, expect, test } from 'vitest';
import { attemptWindowMs } from '#bff/attempt-counter';
import { handleLogIn } from '#bff/login/log-in';
import type { OperationOutput } from '#contracts/kernel/operation';
import { logIn } from '#contracts/login/login.api';
import { type listPatients, longestText, patientsApi, type SeenPatient } from '#contracts/patients/patients.api';
import { patientsExamples } from '#contracts/patients/patients.examples';
import { demoPassword, type PersonaName, personas } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';
import { ask, recordsOf, writeRecords } from '#mocks/testing/ask-patients';

async function list(platform: TestPlatform, as: PersonaName = 'rinaldi') {
  const { body } = await ask(platform, 'listPatients', {}, as);
  return (body as { value: OperationOutput<typeof listPatients> }).value;
}

async function read(platform: TestPlatform, patient: string, as: PersonaName = 'rinaldi') {
  const { body } = await ask(platform, 'readPatient', { patient }, as);
  return (body as { value: SeenPatient }).value;
}

const giulia = { user_pt: 'pt-giulia', anamnesi: 'Sonno leggero.', notes: [] };

describe('the list', () => {
  test('holds the own patients, each with sessions, messages and what is written (CARD-01)', async () => {
    const { patients } = await list(createTestPlatform());
    expect(patients.map(({ name }) => name)).toEqual([
      'Giulia Moretti',
      'Marco Ferri',
      'Anna Greco',
      'Roberto Pini',
      'Elisabetta Rota',
      'Lucrezia Valli',
    ]);
    expect(patients[0]).toMatchObject({ lastSession: '2026-11-16T17:30:00.000Z', notes: 4, hasAnamnesis: true });
    expect(patients[1]).toMatchObject({ lastSession: null, nextSession: null, unread: 1, isConsentMissing: false });
    expect(patients[4]).toMatchObject({ unpaid: 1, nextSession: null, isConsentMissing: false });
    expect(patients[5]).toMatchObject({ notes: 0, hasAnamnesis: false });
  });

  test('says that a consent is missing once a session is agreed on, and not before', async () => {
    const missing = (platform: TestPlatform) =>
      list(platform).then(({ patients }) => patients.filter((one) => one.isConsentMissing).map(({ token }) => token));
    expect(await missing(createTestPlatform())).toEqual([]);
    expect(await missing(createTestPlatform({ scenario: 'first-payment' }))).toEqual(['pt-marco']);
  });

  test('names apart whoever has a session to come and is not in it (CARD-14)', async () => {
    const platform = createTestPlatform();
    writeRecords(platform, [{ user_pt: 'pt-marco' }]);
    const { patients, unlisted } = await list(platform);
    expect(patients.map(({ token }) => token)).toEqual(['pt-marco']);
    expect(unlisted.map(({ name }) => name).toSorted()).toEqual([
      'Anna Greco',
      'Giulia Moretti',
      'Lucrezia Valli',
      'Roberto Pini',
    ]);
  });

  test('is the own one: every other professional has another, or none', async () => {
    const platform = createTestPlatform();
    expect((await list(platform, 'serafini')).patients.map(({ token }) => token)).not.toContain('pt-greco');
    expect(await list(platform, 'bassani')).toEqual({ patients: [], unlisted: [] });
  });

  test('outlives somebody who has left', async () => {
    const platform = createTestPlatform();
    writeRecords(platform, [{ user_pt: 'pt-left' }, giulia]);
    expect((await list(platform)).patients).toMatchObject([
      { token: 'pt-left', name: 'Paziente', pictureUrl: null, notes: 0 },
      { token: 'pt-giulia', name: 'Giulia Moretti' },
    ]);
  });
});

test.each([
  ['listPatients', {}],
  ['readPatient', { patient: 'pt-giulia' }],
  ['exportRecords', { patients: ['pt-giulia'], password: demoPassword }],
] as const)('%s leaves out what cannot be read of the records, and notes it without values', async (key, input) => {
  const platform = createTestPlatform();
  const notes = ['Perduta', { title: ['Perduta'], text: 'Puntuale.', date: 'ieri' }];
  writeRecords(platform, ['Perduta', { user_pt: 'due parole' }, { ...giulia, anamnesi: ['Perduta'], notes }]);
  expect((await ask(platform, key, input)).status).toBe(200);
  const faults = platform.logged.filter(({ event }) => event === 'legacy_row_dropped').map(({ fields }) => fields);
  expect(faults).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ list: 'patients', rows: 2 }),
      expect.objectContaining({ list: 'patients.anamnesi', rows: 1 }),
      expect.objectContaining({ list: 'patients.notes', rows: 1 }),
      expect.objectContaining({ list: 'patients.notes.title', rows: 1 }),
    ]),
  );
  expect(JSON.stringify(platform.logged)).not.toMatch(/Perduta|Puntuale|ieri|due parole/);
});

test('a row that names nobody costs the list nobody else', async () => {
  const platform = createTestPlatform();
  writeRecords(platform, [{ user_pt: 'due parole' }, giulia, { ...giulia, notes: [{ text: 'Di un’altra riga.' }] }]);
  const { patients } = await list(platform);
  expect(patients.map(({ token, notes }) => [token, notes])).toEqual([['pt-giulia', 1]]);
});

describe('the card', () => {
  test('holds what a therapist may know of a patient, and the own record (CARD-25, CARD-38, CARD-45)', async () => {
    const seen = await read(createTestPlatform(), 'pt-giulia');
    expect(seen).toEqual({
      token: 'pt-giulia',
      name: 'Giulia Moretti',
      pictureUrl: '/files/media/ritratto-pt-giulia.png',
      chat: 'chat-giulia-rinaldi',
      treatment: {
        personal: {
          firstName: 'Giulia',
          lastName: 'Moretti',
          birthDate: '1993-03-14',
          gender: 'donna',
          phone: '+39 399 551 2098',
          email: 'giulia.moretti@example.it',
          forInvoices: { taxCode: 'MRTGLI93C54F205D', address: 'Via Carlo Farini 41, 20159 Milano MI, Italia' },
        },
        anamnesis: { text: expect.stringMatching(/^Primo percorso/), revision: expect.any(String) },
        notes: expect.any(Array),
        consents: [{ id: expect.any(String), at: '2026-08-25T09:00:00.000Z', hasDocument: true }],
        isMinor: false,
        minorChecks: { guardianDocument: null, parentsConsent: null },
      },
    });
    expect(seen.treatment?.notes[0]).toEqual({
      id: 'nota-giulia-4',
      title: 'Ottavo incontro',
      text: expect.stringMatching(/^Settimana più distesa/),
      date: '2026-11-15',
      revision: expect.any(String),
      session: null,
    });
  });

  test('of somebody who only wrote holds name and picture (CARD-29)', async () => {
    const platform = createTestPlatform();
    writeRecords(platform, [giulia]);
    const seen = await read(platform, 'pt-marco');
    expect(seen).toEqual({
      token: 'pt-marco',
      name: 'Marco Ferri',
      pictureUrl: null,
      chat: 'chat-marco-rinaldi',
      treatment: null,
    });
  });

  test.each([
    { who: 'a stranger', patient: 'pt-sara', as: 'rinaldi' },
    { who: 'a colleague’s patient', patient: 'pt-greco', as: 'serafini' },
    { who: 'a colleague', patient: 'pt-serafini', as: 'rinaldi' },
    { who: 'themselves', patient: 'pt-rinaldi', as: 'rinaldi' },
    { who: 'nobody', patient: 'pt-nobody', as: 'rinaldi' },
  ] as const)('of $who is not found (CARD-29, GUARD-63)', async ({ patient, as }) => {
    const answer = await ask(createTestPlatform(), 'readPatient', { patient }, as);
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  test('of a colleague in a chat is not found either', async () => {
    const platform = createTestPlatform();
    const participants = ['pt-rinaldi', 'pt-serafini'];
    platform.db.chats.put({ public_token: 'chat-colleagues', name: '', participants, admin_list: [] });
    expect(await ask(platform, 'readPatient', { patient: 'pt-serafini' })).toMatchObject({ status: 404 });
  });

  test.each(['an appointment', 'an invoice'])('opens whole with %s alone', async (tie) => {
    const platform = createTestPlatform();
    writeRecords(platform, []);
    const { events, invoices, chats, users } = platform.db;
    const profile = users.get('pt-rinaldi')?.public_configuration;
    users.change('pt-rinaldi', { public_configuration: { ...profile, consenso_informato: [] } as never });
    for (const { public_token } of chats.list()) chats.remove(public_token);
    if (tie === 'an invoice') for (const { public_token } of events.list()) events.remove(public_token);
    else for (const { id } of invoices.list()) invoices.remove(id);
    expect((await read(platform, 'pt-giulia')).treatment?.personal?.forInvoices?.taxCode).toBe('MRTGLI93C54F205D');
  });

  test('tells a patient under age by the birth date', async () => {
    const platform = createTestPlatform();
    expect((await read(platform, 'pt-riva', 'serafini')).treatment?.isMinor).toBe(true);
    expect((await read(platform, 'pt-benali', 'serafini')).treatment?.isMinor).toBe(false);
  });
});

test('a patient who asks for a list or a card is refused (GUARD-64)', async () => {
  const platform = createTestPlatform();
  for (const [key, input] of [
    ['listPatients', {}],
    ['readPatient', { patient: 'pt-giulia' }],
    ['exportRecords', { patients: ['pt-giulia'], password: demoPassword }],
  ] as const) {
    expect(await ask(platform, key, input, 'giulia')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  }
});

const commands = Object.entries(patientsApi).filter(([, { kind }]) => kind === 'command');

test.each(commands.map(([key]) => key as keyof typeof patientsExamples))(
  '%s changes nothing of a patient’s own data, whatever a therapist sends (GUARD-58)',
  async (key) => {
    const platform = createTestPlatform();
    const { professional: input } = patientsExamples[key];
    const others = () => platform.db.users.list(({ public_token }) => public_token !== 'pt-rinaldi');
    const before = others();
    for (const field of ['telefono', 'personal', 'taxCode']) {
      expect(await ask(platform, key, { ...input, [field]: 'altro' })).toMatchObject({ status: 400 });
    }
    expect(await ask(platform, key, input)).toMatchObject({ status: 200 });
    expect(others()).toEqual(before);
  },
);

describe('a consent', () => {
  const consentOf = async (platform: TestPlatform) => (await read(platform, 'pt-giulia')).treatment?.consents[0]?.id;

  test('given to this therapist is handed out (CARD-26, CARD-28, GUARD-57)', async () => {
    const platform = createTestPlatform();
    const input = { patient: 'pt-giulia', consent: await consentOf(platform) };
    expect(await ask(platform, 'patientConsent', input)).toMatchObject({
      status: 200,
      body: { document: { fileName: 'CONSENSO.pdf', base64: expect.stringMatching(/^JVBERi0/) } },
    });
  });

  test('given to another, or of another patient, is not found (CARD-28)', async () => {
    const platform = createTestPlatform();
    const consent = await consentOf(platform);
    expect(await ask(platform, 'patientConsent', { patient: 'pt-greco', consent })).toMatchObject({ status: 404 });
    const input = { patient: 'pt-giulia', consent };
    expect(await ask(platform, 'patientConsent', input, 'serafini')).toMatchObject({ status: 404 });
  });

  test('without a file is told as one, and so is a file that is gone (CARD-27)', async () => {
    const platform = createTestPlatform();
    for (const { name } of platform.db.consentDocuments.list()) platform.db.consentDocuments.remove(name);
    const input = { patient: 'pt-giulia', consent: await consentOf(platform) };
    expect(await ask(platform, 'patientConsent', input)).toMatchObject({
      status: 409,
      body: { code: 'document_missing' },
    });
  });
});

test('a copy holds what is written of the chosen, and of nobody who is not in the list', async () => {
  const platform = createTestPlatform();
  const { body } = await ask(platform, 'exportRecords', { patients: ['pt-rota', 'pt-valli'], password: demoPassword });
  expect(body).toMatchObject({
    records: [
      {
        name: 'Elisabetta Rota',
        anamnesis: expect.stringMatching(/^Percorso concluso/),
        notes: [{ title: 'Chiusura' }],
      },
      { name: 'Lucrezia Valli', anamnesis: '', notes: [] },
    ],
  });
  const others = await ask(platform, 'exportRecords', { patients: ['pt-rota', 'pt-benali'], password: demoPassword });
  expect(others).toMatchObject({ status: 404 });
});

test('a copy is handed out only with the right password, and no word of a record comes with a refusal', async () => {
  const platform = createTestPlatform();
  const input = { patients: ['pt-rota'] };
  expect(await ask(platform, 'exportRecords', input)).toMatchObject({ status: 400 });
  expect(await ask(platform, 'exportRecords', { ...input, password: '' })).toMatchObject({ status: 400 });
  const wrong = await ask(platform, 'exportRecords', { ...input, password: 'Un-altra-2026' });
  expect(wrong).toMatchObject({ status: 422, body: { code: 'wrong_password' } });
  expect(JSON.stringify(wrong)).not.toMatch(/Percorso concluso|Rota/);
});

test('wrong passwords for a copy and for signing in count together against the account', async () => {
  const platform = createTestPlatform();
  const copyWith = (password: string) => ask(platform, 'exportRecords', { patients: ['pt-rota'], password });
  const signIn = () =>
    platform.runAs(null, logIn, handleLogIn, {
      email: personas.rinaldi.email,
      password: 'Un-altra-2026',
      rememberMe: false,
    });
  for (let attempt = 0; attempt < 5; attempt += 1) await signIn();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(await copyWith('Un-altra-2026')).toMatchObject({ body: { code: 'wrong_password' } });
  }
  const tooMany = { status: 429, body: { code: 'too_many_attempts' } };
  expect(await copyWith(demoPassword)).toMatchObject(tooMany);
  expect(await signIn()).toMatchObject(tooMany);
});

test('five copies of an account in fifteen minutes, whoever they are of', async () => {
  const platform = createTestPlatform();
  const copyOf = (patient: string, as: PersonaName = 'rinaldi') =>
    ask(platform, 'exportRecords', { patients: [patient], password: demoPassword }, as);
  const answers = await Promise.all(
    ['rota', 'valli', 'giulia', 'rota', 'valli', 'giulia'].map((one) => copyOf(`pt-${one}`)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(answers[5]?.body).toMatchObject({ code: 'too_many_exports', details: { retryAfterSeconds: 900 } });
  expect(await copyOf('pt-riva', 'serafini')).toMatchObject({ status: 200 });
  platform.advance(attemptWindowMs);
  expect(await copyOf('pt-rota')).toMatchObject({ status: 200 });
});

test('an anamnesis longer than the form takes is shown whole', async () => {
  const platform = createTestPlatform();
  const text = 'a'.repeat(longestText + 1);
  writeRecords(platform, [{ ...giulia, anamnesi: text }]);
  expect((await read(platform, 'pt-giulia')).treatment?.anamnesis.text).toBe(text);
  expect(recordsOf(platform)).toHaveLength(1);
});
