import { expect, test } from 'vitest';
import { attemptWindowMs } from '#bff/attempt-counter';
import { type LegacyTransport, TransportFailure } from '#bff/legacy/legacy-transport';
import { handleExportOwnData } from '#bff/patient-profile/export-own-data';
import { runOperation } from '#bff/run-operation';
import { recordIn, rowsIn } from '#bff/users/php-parts';
import type { OwnData } from '#contracts/patient-profile/own-data';
import { exportOwnData } from '#contracts/patient-profile/patient-profile.api';
import { demoPassword, type PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';
import { observeCalls } from '#mocks/testing/observe-calls';
import { withOwnUser } from '#mocks/testing/with-own-user';

const input = { password: demoPassword };

const take = (platform: TestPlatform, as: PersonaName = 'giulia', password = demoPassword) =>
  platform.runAs(as, exportOwnData, handleExportOwnData, { password });

async function dataOf(platform: TestPlatform, as: PersonaName = 'giulia'): Promise<OwnData> {
  const { status, body } = await take(platform, as);
  expect(status).toBe(200);
  return (body as { readonly data: OwnData }).data;
}

test('the file holds what the platform has of the patient, under keys an Italian can read', async () => {
  const data = await dataOf(createTestPlatform());
  expect(data).toMatchObject({
    formato: 'ascolto-i-tuoi-dati',
    versione: 1,
    preparato_il: '2026-11-23T09:00:00.000Z',
    profilo: {
      nome: 'Giulia',
      cognome: 'Moretti',
      data_di_nascita: '1993-03-14',
      email: 'giulia.moretti@example.it',
      luogo_di_nascita: 'Milano MI, Italia',
    },
    pagamenti: { codice_fiscale: 'MRTGLI93C54F205D', credito_euro: 12.5 },
    preferiti: ['Andrea Rinaldi'],
    chiusura_richiesta_il: null,
  });
  expect(data.diario).toContainEqual({ data: expect.any(String), umore: 'Ottimista', nota: expect.any(String) });
  expect(data.chat.map(({ con }) => con)).toEqual(['Andrea Rinaldi', 'Chiara Serafini', 'amministrazione']);
  expect(data.chat[0]?.messaggi.map(({ da }) => da)).toEqual(expect.arrayContaining(['tu', 'Andrea Rinaldi']));
  expect(data.appuntamenti).toContainEqual(
    expect.objectContaining({ terapeuta: 'Andrea Rinaldi', stato: 'annullato', prezzo_euro: 70 }),
  );
  expect(data.pagamenti.movimenti_del_credito).toContainEqual(
    expect.objectContaining({ motivo: 'Seduta annullata dopo il pagamento', euro: 70 }),
  );
  expect(data.pagamenti.fatture).toContainEqual(expect.objectContaining({ anno: 2026, file: [expect.any(String)] }));
});

test('the history of consents and choices is in it, and the consents signed for therapists', async () => {
  const { consensi } = await dataOf(createTestPlatform());
  expect(consensi.obbligatori).toHaveLength(4);
  expect(consensi.storico).toContainEqual({
    consenso: 'Termini e condizioni',
    dato_il: expect.any(String),
    versione_dei_testi: '1',
  });
  expect(consensi.scelte.map(({ scelta, valore }) => [scelta, valore])).toEqual([
    ['Newsletter', true],
    ['Newsletter', false],
    ['Invio delle spese al Sistema Tessera Sanitaria', true],
  ]);
  expect(consensi.informati).toContainEqual({ terapeuta: 'Andrea Rinaldi', firmato_il: expect.any(String) });
});

test('the diary is in it whole, in the platform’s order, and a note without words too', async () => {
  const platform = createTestPlatform();
  const rows = rowsIn(platform.db.users.get('pt-giulia')?.public_configuration['diary']);
  const { diario } = await dataOf(platform);
  expect(diario.map(({ umore, nota }) => [umore, nota ?? ''])).toEqual(
    rows.map((row) => [recordIn(row)['status'], recordIn(row)['comment']]),
  );
  expect(diario).toContainEqual(expect.objectContaining({ umore: 'Stanco', nota: null }));
});

test('every ticket is in it with all that was written in it, newest first, and by whom', async () => {
  const { assistenza } = await dataOf(createTestPlatform());
  expect(assistenza?.map(({ oggetto, stato }) => [oggetto, stato])).toEqual([
    ['La fattura delle sedute di ottobre', 'in corso'],
    ['Non mi arrivano più i promemoria', 'attesa operatore'],
    ['Ho pagato due volte la stessa seduta?', 'chiusa'],
  ]);
  expect(assistenza?.[1]).toMatchObject({ aperta_il: expect.any(String), chiusa_il: null });
  expect(assistenza?.[2]).toMatchObject({ chiusa_il: expect.any(String) });
  expect(assistenza?.[1]?.risposte).toEqual([
    { da: 'assistenza', testo: expect.stringMatching(/^Ciao Giulia/), data: '2026-11-15' },
    { da: 'tu', testo: 'Uso Libero. Dal telefono e dal computer è uguale.', data: '2026-11-16' },
  ]);
});

test('of the reviews those the patient wrote are in it, and what the file cannot give is said in it', async () => {
  const { recensioni, non_compreso } = await dataOf(createTestPlatform());
  expect(recensioni).toEqual([
    {
      terapeuta: 'Stefano Galbiati',
      scritta_il: expect.stringMatching(/^2026-05-/),
      stelle: 4,
      testo: 'Accogliente e puntuale. Mi ha aiutata a capire che cosa cercavo.',
    },
  ]);
  expect(non_compreso.map((line) => line.split(/[ :]/).slice(0, 2).join(' '))).toEqual([
    'I file',
    'Le recensioni',
    'Gli avvisi',
    'Le note',
  ]);
});

test('no token, no password, and nobody else’s data are in it', async () => {
  const text = JSON.stringify(await dataOf(createTestPlatform()));
  const others = /secret-|Ascolto2026|pt-rinaldi|pt-marco|event-giulia|"chat-giulia|Marco|andrea\.rinaldi@/;
  expect(others.exec(text)).toBeNull();
});

test('who is new has a file too, with empty lists', async () => {
  expect(await dataOf(createTestPlatform(), 'sara')).toMatchObject({
    profilo: { nome: 'Sara' },
    diario: [],
    appuntamenti: [],
    pagamenti: { credito_euro: 0, movimenti_del_credito: [], fatture: [] },
    chat: [],
    recensioni: [],
    assistenza: [],
    preferiti: [],
    consensi: { storico: [], scelte: [], informati: [] },
  });
});

test('it is prepared only with the right password, and attempts are limited as those of signing in', async () => {
  const platform = createTestPlatform();
  for (let failure = 0; failure < 10; failure += 1) {
    const answer = await take(platform, 'giulia', `Sbagliata-${failure}`);
    expect(answer).toMatchObject({ status: 422, body: { code: 'wrong_password' } });
  }
  expect(await take(platform)).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
  expect(await take(platform, 'rinaldi')).toMatchObject({ status: 403 });
});

test.each(['listChats', 'listEvents', 'listInvoices', 'listTickets', 'listUsers'])(
  'a file that lacked what %s does not answer would be taken for all of it: none is prepared',
  async (call) => {
    const platform = createTestPlatform();
    platform.faults.set(call, ['status-500']);
    expect(await take(platform)).toMatchObject({ status: 503, body: { code: 'legacy_unavailable' } });
  },
);

const tooLarge = () => Promise.reject(Object.assign(new TransportFailure('too large', true), { isTooLarge: true }));
const unreadable = () => Promise.resolve({ status: 200, body: new TextEncoder().encode('{"tickets": "perso"}') });

test.each([
  ['too large', tooLarge],
  ['unreadable', unreadable],
] as const)(
  'tickets whose answer is %s cost none of the rest, and the file says that they are not in it',
  async (_how, answered) => {
    const platform = createTestPlatform();
    const whole = await dataOf(platform);
    const context = platform.contextFor('giulia');
    const transport: LegacyTransport = (request) =>
      request.call === 'listTickets' ? answered() : platform.transport(request);
    const legacy = context.legacy.over(() => transport);
    const answer = await runOperation(exportOwnData, handleExportOwnData, { ...context, legacy }, input);
    const left =
      'I ticket dell’assistenza: questa volta non si sono potuti leggere. Chiedili scrivendo all’assistenza.';
    const data = { ...whole, assistenza: null, non_compreso: [...whole.non_compreso, left] };
    expect(answer).toEqual({ status: 200, body: { data } });
  },
);

test('nor is one where what stands in the diary’s place is no diary', async () => {
  const { contextFor } = withOwnUser(createTestPlatform(), 'giulia', { 'public_configuration.diary': 'perso' });
  const answer = await runOperation(exportOwnData, handleExportOwnData, contextFor('giulia'), input);
  expect(answer).toMatchObject({ status: 502, body: { code: 'legacy_unreadable' } });
});

test('a credit that nobody names is not told as none', async () => {
  const { contextFor } = withOwnUser(createTestPlatform(), 'giulia', { manager_configuration: null });
  const answer = await runOperation(exportOwnData, handleExportOwnData, contextFor('giulia'), input);
  expect(answer).toMatchObject({ status: 200, body: { data: { pagamenti: { credito_euro: null } } } });
});

/** Every field of the user that the file holds, unless a text takes any value. */
const held = [
  'registration_timestamp',
  ...['nome', 'cognome', 'dob', 'gender', 'telefono', 'cap', 'indirizzo', 'birth_address', 'current_address'].map(
    ofPublic,
  ),
  ...['isTerms', 'isPrivacy', 'isPersonalData', 'isServiceFee', 'isNewsLetter'].map(ofPublic),
  ...['billing_info', 'billing_info.codice_fiscale', 'billing_info.deduct_cost'].map(ofPublic),
  ...['consenso_informato', 'consenso_informato.0', 'consenso_informato.0.created_at'].map(ofPublic),
  ...['fav_therapist', 'diary', 'diary.0'].map(ofPublic),
  'manager_configuration.wallet',
  ...['choices', 'choices.0', 'closure_requested_at', 'consents', 'consents.given', 'consents.given.0'].map(ofAscolto),
  'configuration.ascolto',
];

function ofPublic(field: string): string {
  return `public_configuration.${field}`;
}

function ofAscolto(field: string): string {
  return `configuration.ascolto.${field}`;
}

test.each(held)('nor is one made where %s cannot be read', async (field) => {
  const platform = createTestPlatform();
  const { contextFor } = withOwnUser(platform, 'giulia', { [field]: [['odd']] });
  const answer = await runOperation(exportOwnData, handleExportOwnData, contextFor('giulia'), input);
  expect(answer).toMatchObject({ status: 502, body: { code: 'legacy_unreadable' } });
});

test('the answer to the password is no source of the file: half a user in it costs nothing', async () => {
  const platform = createTestPlatform();
  const whole = await dataOf(platform);
  const row = platform.db.users.get('pt-giulia');
  const half = { public_token: row?.public_token, email: row?.email, public_configuration: { type: 'paziente' } };
  const { context } = observeCalls(platform, 'giulia', { login: { user: half } });
  const answer = await runOperation(exportOwnData, handleExportOwnData, context, input);
  expect(answer).toEqual({ status: 200, body: { data: whole } });
});

test('five files of an account in fifteen minutes, one after the other', async () => {
  const platform = createTestPlatform();
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => take(platform)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(answers[5]?.body).toMatchObject({ code: 'too_many_exports', details: { retryAfterSeconds: 900 } });
  expect(await take(platform, 'sara')).toMatchObject({ status: 200 });
  platform.advance(attemptWindowMs);
  expect(await take(platform)).toMatchObject({ status: 200 });
});
