import { describe, expect, test } from 'vitest';
import type { $ZodType } from 'zod/v4/core';
import { handlers } from '#bff/operations';
import { runOperation } from '#bff/run-operation';
import { everyOperation, type MountedOperation } from '#bff/testing/every-operation';
import { bookAppointment, listInvitees } from '#contracts/appointments/appointments.api';
import { publicToken } from '#contracts/kernel/fields';
import { inputParts } from '#contracts/kernel/inspection/input-parts';
import type { Access, OperationOutput } from '#contracts/kernel/operation';
import type { Problem } from '#contracts/kernel/problem';
import { operationExamples } from '#contracts/operation-examples';
import { operations } from '#contracts/operations';
import { administrationToken, type PersonaName, personas } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

/** The access of each operation, written down a second time, so that opening one to more users is deliberate. */
const letTo: Readonly<Record<string, Readonly<Record<string, Access>>>> = {
  addresses: {
    suggestAddresses: 'everyone',
    addressDetail: 'everyone',
  },
  alerts: {
    listAlerts: 'signed-in',
    markAlertsSeen: 'signed-in',
  },
  appointments: {
    listAppointments: 'signed-in',
    listInvitees: 'professionals',
    bookAppointment: 'professionals',
    moveAppointment: 'professionals',
    confirmAppointment: 'patients',
    cancelAppointment: 'professionals',
  },
  billing: {
    ownBillingData: 'professionals',
    completeBillingData: 'professionals',
    saveBillingData: 'professionals',
    listSignedDocuments: 'professionals',
    listFeeReceipts: 'professionals',
    postponeBillingData: 'professionals',
  },
  'calendar-export': {
    appointmentFile: 'signed-in',
    ownSubscription: 'signed-in',
    startSubscription: 'signed-in',
    endSubscription: 'signed-in',
  },
  chat: {
    listConversations: 'signed-in',
    readConversation: 'signed-in',
    startConversation: 'patients',
    sendText: 'signed-in',
    markRead: 'signed-in',
    deleteConversation: 'signed-in',
  },
  consents: { giveConsents: 'signed-in' },
  contract: {
    ownContract: 'professionals',
    sendContractCode: 'professionals',
  },
  curriculum: {
    addStudy: 'professionals',
    changeStudy: 'professionals',
    removeStudy: 'professionals',
    addWork: 'professionals',
    changeWork: 'professionals',
    removeWork: 'professionals',
    removeIdentityDocument: 'professionals',
  },
  diary: {
    listEntries: 'patients',
    moodDays: 'patients',
    addEntry: 'patients',
    changeEntry: 'patients',
    deleteEntries: 'patients',
    restoreEntries: 'patients',
  },
  favourites: {
    listFavourites: 'patients',
    addFavourite: 'patients',
  },
  help: { contacts: 'everyone' },
  'information-request': { sendInformationRequest: 'everyone' },
  'informed-consent': {
    ownInformedConsent: 'patients',
    listInformedConsents: 'patients',
    previewInformedConsent: 'patients',
    giveInformedConsent: 'patients',
    signedInformedConsent: 'patients',
  },
  invoices: { previousMonthRevenue: 'professionals' },
  login: {
    logIn: 'everyone',
    logOut: 'everyone',
    currentSession: 'everyone',
    keepSession: 'signed-in',
    recoverPassword: 'everyone',
    startSocialSignIn: 'everyone',
  },
  'new-requests': {
    ownNewRequests: 'professionals',
    pauseNewRequests: 'professionals',
  },
  'patient-profile': {
    ownPatientProfile: 'patients',
    savePatientProfile: 'patients',
    changeEmail: 'patients',
    exportOwnData: 'patients',
    requestClosure: 'patients',
    listReceivedInvoices: 'patients',
  },
  patients: {
    listPatients: 'professionals',
    readPatient: 'professionals',
    saveAnamnesis: 'professionals',
    addNote: 'professionals',
    changeNote: 'professionals',
    deleteNotes: 'professionals',
    removePatients: 'professionals',
    restoreRecords: 'professionals',
    exportRecords: 'professionals',
    patientConsent: 'professionals',
    tickMinorCheck: 'professionals',
  },
  payments: {
    ownPaymentData: 'patients',
    saveTaxCode: 'patients',
    requestPayment: 'patients',
    ownWallet: 'patients',
  },
  plans: {
    ownPlan: 'professionals',
    ownSessionMonths: 'professionals',
    quotePlan: 'professionals',
    purchasePlan: 'professionals',
    giveUpPurchase: 'professionals',
  },
  profile: {
    ownProfile: 'professionals',
    saveProfile: 'professionals',
  },
  registration: {
    registerPatient: 'everyone',
    registerProfessional: 'everyone',
    validateAccount: 'everyone',
  },
  reviews: {
    listReceivedReviews: 'professionals',
    listReviewStatuses: 'patients',
    leaveReview: 'patients',
  },
  setup: { ownSetup: 'professionals' },
  terms: { readTerms: 'everyone' },
  therapists: {
    searchTherapists: 'everyone',
    countTherapists: 'everyone',
    filterChoices: 'everyone',
    recordProfileView: 'patients',
    therapistDetail: 'everyone',
  },
  tickets: {
    listTickets: 'signed-in',
    readTicket: 'signed-in',
    openTicket: 'signed-in',
    commentTicket: 'signed-in',
    markTicketSeen: 'signed-in',
  },
  tutorial: { finishTutorial: 'patients' },
  'working-hours': {
    ownWorkingHours: 'professionals',
    saveWorkingHours: 'professionals',
  },
};

test('each operation is open to those who are named for it, and to nobody else', () => {
  const named = Object.entries(letTo).flatMap(([feature, keys]) =>
    Object.entries(keys).map(([key, access]) => ({ feature, key, access })),
  );
  const open = Object.entries(operations).map(([key, { name, access }]) => ({
    feature: name.split('/')[0],
    key,
    access,
  }));
  expect(open.toSorted(byKey)).toEqual(named.toSorted(byKey));
});

const byKey = (one: { key: string }, other: { key: string }) => one.key.localeCompare(other.key);

/** Every input field that takes the token of a user or thing, found by its schema. */
const tokenFields = everyOperation.flatMap((mounted) =>
  inputParts(mounted.operation.input)
    .filter(({ schema }) => takesToken(schema))
    .map(({ path }) => ({ field: `${mounted.operation.name} ${path}`, mounted, path })),
);

/** Whether the schema is that of a public token, or a stricter one. */
function takesToken({ _zod: { def } }: $ZodType): boolean {
  const [form] = publicToken._zod.def.checks ?? [];
  return form !== undefined && (def.checks?.includes(form) ?? false);
}

const notFound = { status: 404, code: 'not_found' };
const untold = { status: 200 };

/**
 * The fields that may hold a token unrelated to the user, and why; `otherwise` is the answer to a token that is not
 * allowed there either. In every other field such a token is `not_found`.
 */
const openFields: Readonly<Record<string, { because: string; otherwise: object }>> = {
  'therapists/therapist-detail therapist': { because: 'listed therapists are published', otherwise: notFound },
  'therapists/record-profile-view therapist': { because: 'listed therapists are published', otherwise: untold },
  'favourites/add-favourite therapist': { because: 'listed therapists are published', otherwise: untold },
  'chat/start-conversation therapist': { because: 'patients may write to listed therapists', otherwise: notFound },
  'patients/remove-patients patients[]': { because: 'who is gone already is passed over', otherwise: untold },
  'appointments/book-appointment patient': {
    because: 'one answer, told at the field, for everybody who is no patient in chat (see below)',
    otherwise: { status: 422, code: 'patient_not_in_chat' },
  },
};

const readers = {
  patient: { as: 'giulia', strangers: ['marco', 'sara'] },
  professional: { as: 'rinaldi', strangers: ['serafini'] },
  newcomer: { as: 'conti', strangers: ['serafini'] },
  'on-basic': { as: 'serafini', strangers: ['rinaldi'] },
} as const satisfies Record<string, { as: PersonaName; strangers: readonly PersonaName[] }>;

/** The valid inputs of an operation, by signed-in user. */
function examplesOf({ examples }: MountedOperation) {
  return examples.flatMap(({ reader, input }) => (reader === 'visitor' ? [] : [{ ...readers[reader], input }]));
}

/** The answer, and whether anything was written. */
async function ask(
  platform: TestPlatform,
  { operation, handler }: MountedOperation,
  { as, input }: { as: PersonaName; input: unknown },
) {
  const before = platform.db.snapshot();
  const { status, body } = await runOperation(operation, handler, platform.contextFor(as), input);
  const { code } = body as { code?: string };
  const hasWritten = JSON.stringify(platform.db.snapshot()) !== JSON.stringify(before);
  return { ...(code === undefined ? { status } : { status, code }), hasWritten };
}

/** The input with the token at the path. */
function withToken(input: unknown, path: string, token: string): unknown {
  const put = (value: unknown, [step, ...rest]: readonly string[]): unknown => {
    if (step === undefined) return token;
    const inner = put((value as Readonly<Record<string, unknown>> | undefined)?.[step], rest);
    return step === '0' ? [inner] : { ...(value as object), [step]: inner };
  };
  return put(input, path.replaceAll('[]', '.0').split('.'));
}

/** A chat, an appointment and users unrelated to the user, and an unknown token. */
function tokensOfOthers({ db }: TestPlatform, as: PersonaName) {
  const reader = personas[as].publicToken;
  const chats = db.chats.list().map(({ public_token, participants: people }) => ({ public_token, people }));
  const events = db.events.list().map((event) => ({ ...event, people: [event.resource, ...event.targets] }));
  const known = new Set([...chats, ...events].flatMap(({ people }) => (people.includes(reader) ? people : [])));
  const others = db.users.list(({ public_token }) => !known.has(public_token) && public_token !== reader);
  const ofType = (type: string) => others.filter(({ public_configuration }) => public_configuration.type === type);
  const tokenOfOne = (what: string, [row]: readonly { public_token: string }[]) => {
    if (!row) throw new Error(`There is no ${what} that ${as} has nothing to do with.`);
    return row.public_token;
  };
  return {
    unlisted: [
      tokenOfOne(
        'chat',
        chats.filter(({ people }) => !people.includes(reader)),
      ),
      tokenOfOne(
        'appointment',
        events.filter(({ people }) => !people.includes(reader)),
      ),
      tokenOfOne('patient', ofType('paziente')),
      personas.serra.publicToken,
      'pt-nobody',
    ],
    listed: tokenOfOne('therapist', ofType('dottore')),
  };
}

/** Where an input holds one of the tokens: dotted paths with `[]` for a list's rows. */
function pathsOfTokens(input: unknown, tokens: ReadonlySet<unknown>, path = ''): string[] {
  if (typeof input !== 'object' || input === null) return tokens.has(input) ? [path] : [];
  return Object.entries(input).flatMap(([name, value]) => {
    const step = Array.isArray(input) ? '[]' : path === '' ? name : `.${name}`;
    return pathsOfTokens(value, tokens, `${path}${step}`);
  });
}

test('whatever names somebody or something in an example is a token by its schema, too', () => {
  const { db } = createTestPlatform();
  const rows = [...db.users.list(), ...db.chats.list(), ...db.events.list()];
  const tokens = new Set(rows.map(({ public_token }) => public_token));
  const known = new Set(tokenFields.map(({ field }) => field));
  const named = everyOperation.flatMap(({ operation, examples }) =>
    examples.flatMap(({ input }) => pathsOfTokens(input, tokens).map((path) => `${operation.name} ${path}`)),
  );
  expect(named).toContain('chat/mark-read chat');
  expect(named.filter((field) => !known.has(field))).toEqual([]);
});

describe('a token of others is not found, and nothing is written for it', () => {
  test.each(tokenFields)('$field', async ({ field, mounted, path }) => {
    const examples = examplesOf(mounted);
    expect(examples).not.toEqual([]);
    const open = openFields[field];
    for (const { as, input } of examples) {
      const { unlisted, listed } = tokensOfOthers(createTestPlatform(), as);
      for (const token of open ? unlisted : [...unlisted, listed]) {
        // Each on a platform of its own: no limit of attempts answers instead.
        const answer = await ask(createTestPlatform(), mounted, { as, input: withToken(input, path, token) });
        expect(answer, `${token} named by ${as}`).toEqual({ ...(open?.otherwise ?? notFound), hasWritten: false });
      }
    }
  });

  test('unless its field is said to be open, and is one', () => {
    const fields = new Set(tokenFields.map(({ field }) => field));
    expect(Object.keys(openFields).filter((field) => !fields.has(field))).toEqual([]);
  });
});

const attempts = tokenFields
  .filter(({ field }) => openFields[field] === undefined)
  .flatMap(({ field, mounted }) =>
    examplesOf(mounted).flatMap(({ input, strangers }) =>
      strangers.map((stranger) => ({ field, mounted, input, stranger })),
    ),
  );

describe('what belongs to Giulia or Rinaldi is not found by others, and nothing of it is changed', () => {
  test.each(attempts)('$field named by $stranger', async ({ mounted, input, stranger }) => {
    const answer = await ask(createTestPlatform(), mounted, { as: stranger, input });
    expect(answer).toEqual({ ...notFound, hasWritten: false });
  });
});

describe('a therapist books for the patients in their chats and for nobody else', () => {
  const rightful = operationExamples.bookAppointment.professional as object;

  /** A platform on which Rinaldi also has a chat with a colleague and one with the administration, and its patients. */
  function setUp() {
    const platform = createTestPlatform();
    const { rinaldi, serafini, serra } = personas;
    for (const other of [serafini.publicToken, administrationToken]) {
      const participants = [rinaldi.publicToken, other];
      platform.db.chats.put({ public_token: `chat-rinaldi-${other}`, name: other, participants, admin_list: [] });
    }
    const chats = platform.db.chats.list(({ participants }) => participants.includes(rinaldi.publicToken));
    const isInChat = (token: string) => chats.some(({ participants }) => participants.includes(token));
    const patients = platform.db.users
      .list(({ public_configuration }) => public_configuration.type === 'paziente')
      .map(({ public_token }) => public_token);
    const professionals = [rinaldi.publicToken, serafini.publicToken, serra.publicToken, administrationToken];
    const others = [...professionals, ...patients.filter((token) => !isInChat(token))];
    return { platform, others, patientsInChat: patients.filter(isInChat) };
  }

  async function codesOf(platform: TestPlatform, people: readonly string[]): Promise<Set<unknown>> {
    const codes = new Set<unknown>();
    for (const patient of people) {
      const input = { ...rightful, patient };
      const { body } = await platform.runAs('rinaldi', bookAppointment, handlers.bookAppointment, input);
      codes.add((body as Problem).code);
    }
    return codes;
  }

  test('not for themselves, a colleague, the administration or a patient who never wrote (APPT-11)', async () => {
    const { platform, others } = setUp();
    const before = platform.db.snapshot();
    expect(others).toContain('pt-sara');
    expect(await codesOf(platform, others)).toEqual(new Set(['patient_not_in_chat']));
    expect(platform.db.snapshot()).toEqual(before);
  });

  test('and may choose from exactly those (APPT-11)', async () => {
    const { platform, patientsInChat } = setUp();
    const { body } = await platform.runAs('rinaldi', listInvitees, handlers.listInvitees, {});
    const { invitees } = body as OperationOutput<typeof listInvitees>;
    expect(new Set(invitees.map(({ patient }) => patient))).toEqual(new Set(patientsInChat));
    expect(await codesOf(platform, patientsInChat)).not.toContain('patient_not_in_chat');
    expect(patientsInChat).toEqual(expect.arrayContaining(['pt-giulia', 'pt-marco']));
  });
});
