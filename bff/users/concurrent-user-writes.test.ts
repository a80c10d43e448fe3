import fc, { type Scheduler } from 'fast-check';
import { expect, test } from 'vitest';
import { handlers } from '#bff/operations';
import { type OperationHandler, runOperation } from '#bff/run-operation';
import { billingExamples } from '#contracts/billing/billing.examples';
import type { Operation } from '#contracts/kernel/operation';
import { operationExamples } from '#contracts/operation-examples';
import { type OperationKey, operations } from '#contracts/operations';
import { createContexts } from '#mocks/mounts/create-contexts';
import { createMemorySession } from '#mocks/mounts/memory-session';
import { type PersonaName, personas } from '#mocks/personas';
import { createTestPlatform, sessionFor, type TestPlatform, testNow } from '#mocks/start-in-vitest';
import { propertyRuns } from '#mocks/testing/property-runs';

/** A command of a user, and where its effect is found on the platform once it is acknowledged. */
interface Act {
  readonly name: OperationKey;
  readonly by: PersonaName;
  readonly input: unknown;
  readonly stands: (platform: TestPlatform) => boolean;
}

const kept = ({ db }: TestPlatform, person: PersonaName) => {
  const user = db.users.get(personas[person].publicToken);
  if (!user) throw new Error(`${person} is gone.`);
  return user;
};
const shown = (platform: TestPlatform, person: PersonaName) =>
  kept(platform, person).public_configuration as Readonly<Record<string, unknown>>;
const list = (value: unknown) => Object.values((value ?? []) as object) as unknown[];
const rows = (value: unknown) => list(value) as Readonly<Record<string, unknown>>[];
const ascolto = (platform: TestPlatform, person: PersonaName) =>
  kept(platform, person).configuration['ascolto'] as Readonly<Record<string, unknown>> | undefined;

const patientExample = (name: OperationKey) => operationExamples[name].patient as object;
const professionalExample = (name: OperationKey) => operationExamples[name].professional as object;

/** Each changes a user in its own way, so that its effect can be found separately. */
const ownChanges: readonly Act[] = [
  {
    name: 'saveTaxCode',
    by: 'giulia',
    input: { taxCode: 'ABCDEF99' },
    stands: (platform) => JSON.stringify(shown(platform, 'giulia')['billing_info']).includes('ABCDEF99'),
  },
  {
    name: 'addFavourite',
    by: 'giulia',
    input: { therapist: 'pt-serafini' },
    stands: (platform) => list(shown(platform, 'giulia')['fav_therapist']).at(-1) === 'pt-serafini',
  },
  {
    name: 'addEntry',
    by: 'giulia',
    input: patientExample('addEntry'),
    stands: (platform) => rows(shown(platform, 'giulia')['diary'])[0]?.['status'] === 'Grato',
  },
  {
    name: 'startSubscription',
    by: 'giulia',
    input: { replaces: null },
    stands: (platform) => ascolto(platform, 'giulia')?.['calendar'] !== undefined,
  },
  {
    name: 'pauseNewRequests',
    by: 'rinaldi',
    input: professionalExample('pauseNewRequests'),
    stands: (platform) => ascolto(platform, 'rinaldi')?.['requests_paused_at'] !== undefined,
  },
  {
    name: 'saveWorkingHours',
    by: 'rinaldi',
    input: professionalExample('saveWorkingHours'),
    stands: (platform) => rows(ascolto(platform, 'rinaldi')?.['absences']).some(({ from }) => from === '2027-08-09'),
  },
  {
    name: 'startSubscription',
    by: 'rinaldi',
    input: { replaces: null },
    stands: (platform) => ascolto(platform, 'rinaldi')?.['calendar'] !== undefined,
  },
  {
    name: 'completeBillingData',
    by: 'serafini',
    input: {
      changes: { ...billingExamples.completeBillingData.professional.changes, bankName: 'Banca nuova' },
      revisions: [],
    },
    stands: (platform) => JSON.stringify(shown(platform, 'serafini')).includes('Banca nuova'),
  },
  {
    name: 'startSubscription',
    by: 'serafini',
    input: { replaces: null },
    stands: (platform) => ascolto(platform, 'serafini')?.['calendar'] !== undefined,
  },
];

const profileViews: readonly Act[] = (['giulia', 'marco', 'sara'] as const).map((by) => ({
  name: 'recordProfileView',
  by,
  input: { therapist: 'pt-rinaldi' },
  stands: () => true,
}));

/** Each makes the platform change a user: the caller or another user. */
const platformsChanges: readonly Act[] = [
  ...profileViews,
  {
    name: 'cancelAppointment',
    by: 'rinaldi',
    input: { appointment: 'event-giulia-accepted' },
    stands: ({ db }) => db.events.get('event-giulia-accepted')?.configuration.status === 'denied',
  },
  {
    name: 'requestPayment',
    by: 'giulia',
    input: { appointment: 'event-giulia-unpaid', method: 'paypal' },
    stands: ({ db }) => db.events.get('event-giulia-unpaid')?.configuration.status === 'accepted',
  },
  {
    name: 'leaveReview',
    by: 'giulia',
    input: patientExample('leaveReview'),
    stands: (platform) =>
      rows(shown(platform, 'rinaldi')['rating']).some(
        ({ description }) => description === 'Mi sono sentita ascoltata.',
      ),
  },
  {
    name: 'giveInformedConsent',
    by: 'giulia',
    input: patientExample('giveInformedConsent'),
    stands: (platform) =>
      rows(shown(platform, 'giulia')['consenso_informato']).some(({ user_pt }) => user_pt === 'pt-serafini') &&
      rows(shown(platform, 'serafini')['consenso_informato']).some(({ user_pt }) => user_pt === 'pt-giulia') &&
      rows(shown(platform, 'serafini')['alerts']).some(({ title }) => title === 'Firma consenso'),
  },
];

const walletBefore = 100;

/** A platform on which Giulia has enough credit for what she still has to pay. */
function platformWithCredit(): TestPlatform {
  const platform = createTestPlatform({ scenario: 'personas-only' });
  const { manager_configuration } = kept(platform, 'giulia');
  platform.db.users.change('pt-giulia', { manager_configuration: { ...manager_configuration, wallet: walletBefore } });
  return platform;
}

/** Every call reaches the platform, and every answer the back end, when the scheduler chooses. */
function slowed(platform: TestPlatform, scheduler: Scheduler) {
  return createContexts({
    transport: async (request) => {
      await scheduler.schedule(Promise.resolve(), `${request.call} arrives`);
      const answer = await platform.transport(request);
      await scheduler.schedule(Promise.resolve(), `${request.call} is answered`);
      return answer;
    },
    now: platform.now,
    log: platform.log,
    calendarAddress: ({ id }) => `/calendar/${id}.ics`,
  });
}

const euro = (value: unknown) => Number(value ?? 0);
const paidFor = ({ db }: TestPlatform, token: string) => {
  const { paid_amount, wallet_amount } = db.events.get(token)?.configuration ?? {};
  return { inAll: euro(paid_amount) + euro(wallet_amount), withCredit: euro(wallet_amount) };
};

test('what is acknowledged stands, whoever acts at the same moment: nobody’s change of a user puts an older one back', async () => {
  const tried = { acts: 0, acknowledged: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.shuffledSubarray([...ownChanges], { minLength: 1 }),
      fc.shuffledSubarray([...platformsChanges], { minLength: 1 }),
      async (scheduler, own, platforms) => {
        const platform = platformWithCredit();
        const views = euro(shown(platform, 'rinaldi')['profile_views']);
        const contextWith = slowed(platform, scheduler);
        const acts = [...own, ...platforms];
        const answers = await scheduler.waitFor(
          Promise.all(
            acts.map(async ({ name, by, input }) => {
              const context = contextWith(createMemorySession(sessionFor(by, testNow), platform.now));
              const handler = handlers[name] as OperationHandler<Operation>;
              const { status } = await runOperation(operations[name], handler, context, input);
              return status;
            }),
          ),
        );
        const acknowledged = acts.filter((_, index) => answers[index] === 200);
        tried.acts += acts.length;
        tried.acknowledged += acknowledged.length;
        const lost = acknowledged.filter(({ stands }) => !stands(platform)).map(({ name, by }) => `${name} by ${by}`);
        const has = (name: OperationKey) => acknowledged.some((act) => act.name === name);
        const credited = has('cancelAppointment') ? paidFor(platform, 'event-giulia-accepted').inAll : 0;
        const spent = has('requestPayment') ? paidFor(platform, 'event-giulia-unpaid').withCredit : 0;
        const viewed = acknowledged.filter(({ name }) => name === 'recordProfileView').length;
        expect({
          lost,
          wallet: euro(kept(platform, 'giulia').manager_configuration.wallet),
          views: euro(shown(platform, 'rinaldi')['profile_views']),
        }).toEqual({ lost: [], wallet: walletBefore + credited - spent, views: views + viewed });
      },
    ),
    { numRuns: propertyRuns(40) },
  );
  expect(tried.acknowledged).toBe(tried.acts);
});

test('nothing that is looked for afterwards stands there before anybody acts', () => {
  const platform = platformWithCredit();
  const acts = [...ownChanges, ...platformsChanges].filter((act) => !profileViews.includes(act));
  expect(acts.filter(({ stands }) => stands(platform)).map(({ name, by }) => `${name} by ${by}`)).toEqual([]);
});
