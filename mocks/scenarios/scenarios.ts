import type { Instant } from '#contracts/kernel/instant';
import type { Database } from '#mocks/db/create-db';
import { allCalls, type FaultsByCall } from '#mocks/engine/faults';
import { readableQuirks } from '#mocks/engine/php-quirks';
import { daysAgo, inWeek, italianDayAgo } from '#mocks/people/moments';
import { premiumPlan } from '#mocks/people/plan-rows';
import { seedPersonas } from '#mocks/seed/seed-db';
import { seedSession } from '#mocks/seed/session-row';

/** One state of the world: its data, the changes to it, and its faults. */
export interface Scenario {
  /** Shown in the console. */
  readonly title: string;
  /** Fills the database; the full seed by default. */
  readonly seed?: (db: Database, now: Instant) => void;
  /** Changes the database after the seed. */
  readonly arrange?: (db: Database, now: Instant) => void;
  /** Faults by call name; `*` is every call. */
  readonly faults?: FaultsByCall;
}

/** Every scenario by its name. */
export const scenarios = {
  /** The full seed on an ordinary day. */
  everyday: { title: 'Un giorno qualunque' },
  /** Marco has had his introductory talk with Rinaldi; his first session waits for consent and payment. */
  'first-payment': { title: 'La prima seduta di Marco: consenso e pagamento', arrange: meetRinaldi },
  /** The first day: there are professionals, but no chats and no appointments. Sara has just registered. */
  'first-visit': { title: 'Il primo giorno: nessuna chat, nessuna seduta', arrange: removeHistory },
  /** Rinaldi has no free hour from Monday to Saturday, this week and the next. */
  'full-week': { title: 'La settimana piena del dottor Rinaldi', arrange: fillWeeks },
  /** Rinaldi's Premium plan ended twenty days ago. */
  'plan-expired': { title: 'Il piano Premium del dottor Rinaldi è scaduto', arrange: endPlan },
  /** Giulia has two hundred tickets besides her own three. */
  'many-tickets': { title: 'I duecento ticket di Giulia', arrange: addTickets },
  /** The platform accepts no call at all. */
  'legacy-down': { title: 'La piattaforma non risponde', faults: { [allCalls]: ['connection-lost-before'] } },
  /** Every answer has all the quirks at once under which it can still be read. */
  'quirky-php': { title: 'Tutte le maniere del PHP, ma leggibili', faults: { [allCalls]: readableQuirks } },
  /** The personas only: for tests that check every field of every row. */
  'personas-only': { title: 'Solo le persone di prova', seed: seedPersonas },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name);
}

function meetRinaldi(db: Database, now: Instant): void {
  const pair = { therapist: 'pt-rinaldi', patient: 'pt-marco' };
  const thursdayMorning = (week: number) => inWeek(now, week, { weekday: 3, time: '07:30' });
  seedSession(db, {
    ...pair,
    token: 'event-marco-talk',
    kind: 'small talk',
    start: thursdayMorning(-1),
    status: 'accepted',
    priceCents: 0,
  });
  seedSession(db, {
    ...pair,
    token: 'event-marco-unpaid',
    kind: 'couple',
    start: thursdayMorning(1),
    status: 'pending',
    priceCents: 9500,
  });
}

function addTickets({ tickets }: Database, now: Instant): void {
  for (let at = 0; at < 200; at += 1) {
    tickets.put({
      ...{
        id: `${(0x1a2b + at * 7).toString(16)}0000`,
        owner: 'pt-giulia',
        description: 'Come si fa?',
        status: 'chiusa',
      },
      title: `Una domanda di tempo fa, la numero ${200 - at}`,
      open_date: daysAgo(now, 70 + at),
      closed_date: daysAgo(now, 69 + at),
      response: [{ is_admin: true, text: 'Così.', date: italianDayAgo(now, 69 + at), seen: true }],
      configuration: {},
    });
  }
}

function removeHistory({ chats, messages, events, invoices, tickets, users }: Database): void {
  for (const table of [chats, messages, events]) {
    for (const { public_token } of table.list()) table.remove(public_token);
  }
  for (const { id } of invoices.list()) invoices.remove(id);
  for (const { id } of tickets.list()) tickets.remove(id);
  for (const { public_token, public_configuration } of users.list()) {
    users.change(public_token, { public_configuration: { ...public_configuration, alerts: [] } });
  }
}

function endPlan({ users }: Database, now: Instant): void {
  const rinaldi = users.get('pt-rinaldi');
  if (!rinaldi) return;
  const current_plan = premiumPlan(now, 50);
  users.change('pt-rinaldi', {
    public_configuration: { ...rinaldi.public_configuration, current_plan },
    manager_configuration: { ...rinaldi.manager_configuration, current_plan },
  });
}

const fullWeekPatients = ['pt-greco', 'pt-pini', 'pt-rota', 'pt-giulia'] as const;
const fullWeekHours = Array.from({ length: 13 }, (_, index) => 8 + index);

function fillWeeks(db: Database, now: Instant): void {
  for (const week of [0, 1]) {
    for (let weekday = 0; weekday < 6; weekday += 1) {
      for (const hour of fullWeekHours) {
        seedSession(db, {
          token: `event-full-${week}-${weekday}-${hour}`,
          kind: 'single',
          therapist: 'pt-rinaldi',
          patient: fullWeekPatients[(weekday + hour) % fullWeekPatients.length] ?? 'pt-greco',
          start: inWeek(now, week, { weekday, time: `${String(hour).padStart(2, '0')}:00` }),
          status: 'accepted',
          priceCents: 7000,
          paid: true,
        });
      }
    }
  }
}
