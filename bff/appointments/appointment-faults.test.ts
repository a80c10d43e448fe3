import { expect, test } from 'vitest';
import { handleBookAppointment } from '#bff/appointments/book-appointment';
import { handleCancelAppointment } from '#bff/appointments/cancel-appointment';
import { handleConfirmAppointment } from '#bff/appointments/confirm-appointment';
import { handleListAppointments } from '#bff/appointments/list-appointments';
import { handleMoveAppointment } from '#bff/appointments/moving/move-appointment';
import type { OperationAnswer } from '#bff/run-operation';
import {
  type Appointment,
  bookAppointment,
  cancelAppointment,
  confirmAppointment,
  listAppointments,
  moveAppointment,
} from '#contracts/appointments/appointments.api';
import type { Problem } from '#contracts/kernel/problem';
import type { Fault } from '#mocks/engine/faults';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

const time = { title: 'Seduta', date: '2027-03-10', time: '18:30', slots: 2 };
const session = {
  appointment: 'event-giulia-accepted',
  startsAt: '2026-11-30T17:30:00.000Z',
  idempotencyKey: 'key-move-1',
};
const talk = { appointment: 'event-giulia-pending' };

/** Every command on an appointment, the calls it writes in their order, and the state it ends in. */
const acts = {
  book: {
    writes: ['addEvent', 'noticeChatAppend'],
    does: (platform: TestPlatform) =>
      platform.runAs('rinaldi', bookAppointment, handleBookAppointment, {
        ...{ ...time, kind: 'single', patient: 'pt-giulia', idempotencyKey: 'key-book-1' },
      }),
    done: '2027-03-10T17:30:00.000Z pending',
    undone: undefined,
    again: 200,
  },
  'move clear of the old time': {
    writes: ['addEvent', 'deleteEvent', 'noticeChatAppend'],
    does: (platform: TestPlatform) =>
      platform.runAs('rinaldi', moveAppointment, handleMoveAppointment, { ...session, ...time }),
    done: '2027-03-10T17:30:00.000Z accepted',
    undone: '2026-11-30T17:30:00.000Z accepted',
    again: 200,
  },
  'move over the old time': {
    writes: ['updateUser', 'deleteEvent', 'addEvent', 'noticeChatAppend'],
    does: (platform: TestPlatform) =>
      platform.runAs('rinaldi', moveAppointment, handleMoveAppointment, {
        ...{ ...session, ...time, date: '2026-11-30', time: '19:00' },
      }),
    done: '2026-11-30T18:00:00.000Z accepted',
    undone: '2026-11-30T17:30:00.000Z accepted',
    again: 200,
  },
  cancel: {
    writes: ['updateBooking', 'noticeChatAppend'],
    does: (platform: TestPlatform) =>
      platform.runAs('rinaldi', cancelAppointment, handleCancelAppointment, { appointment: session.appointment }),
    done: '2026-11-30T17:30:00.000Z denied',
    undone: '2026-11-30T17:30:00.000Z accepted',
    again: 409,
  },
  confirm: {
    writes: ['updateBooking'],
    does: (platform: TestPlatform) => platform.runAs('giulia', confirmAppointment, handleConfirmAppointment, talk),
    done: '2026-12-02T12:00:00.000Z accepted',
    undone: '2026-12-02T12:00:00.000Z pending',
    again: 409,
  },
} as const;

const table = Object.entries(acts).flatMap(([name, act]) =>
  act.writes.flatMap((write) =>
    (['status-500', 'connection-lost-before', 'connection-lost-after'] as const).flatMap((fault) =>
      (['once', 'always'] as const).map((strikes) => ({ name, act, write, fault, strikes })),
    ),
  ),
);

test.each(table)(
  '$name with $fault at $write, $strikes: each write is sent once, but the one that restores, and what is told is what stands',
  async ({ act, ...trouble }) => {
    const { platform, received } = platformWith(trouble);
    const before = await shownTo(platform);
    const answer = await act.does(platform);
    expect(Math.max(...timesWritten(received, ['addEvent']), 0)).toBeLessThanOrEqual(answer.status === 409 ? 4 : 1);
    expect(timesWritten(received, ['deleteEvent', 'updateBooking', 'noticeChatAppend'])).not.toContain(2);

    const others = before.filter((shown) => shown !== act.undone);
    const outcomes = { done: [...others, act.done].sort(), undone: before, lost: others };
    const after = await shownTo(platform);
    if (answer.status === 200 || codeOf(answer) === 'patient_not_notified') expect(after).toEqual(outcomes.done);
    else if (codeOf(answer) === 'not_restored') expect(after).toEqual(outcomes.lost);
    else if (codeOf(answer) === 'not_moved') expect(after).toEqual(outcomes.undone);
    else {
      expect(answer.body).toMatchObject({ code: 'legacy_unavailable', outcomeUnknown: true });
      expect([outcomes.done, outcomes.undone]).toContainEqual(after);
    }
  },
);

test.each(table)(
  '$name after $fault at $write, $strikes, asked again as it was: it is done once and told once',
  async ({ act, ...trouble }) => {
    const { platform, received } = platformWith(trouble);
    const before = await shownTo(platform);
    const told = platform.db.messages.list().length;
    const first = await act.does(platform);
    platform.faults.load({});
    received.length = 0;
    const second = await act.does(platform);

    const others = before.filter((shown) => shown !== act.undone);
    expect(second.status).toBe(first.status === 200 ? act.again : 200);
    expect(await shownTo(platform)).toEqual([...others, act.done].sort());
    expect(platform.db.messages.list().length - told).toBeLessThanOrEqual(1);
    if (second.status === 200 && act.writes.length > 1) expect(platform.db.messages.list()).toHaveLength(told + 1);
    expect(timesWritten(received, writes)).not.toContain(2);
  },
);

interface Trouble {
  readonly write: string;
  readonly fault: Fault;
  readonly strikes: 'once' | 'always';
}

/** A platform whose next such call, or every one, fails with the fault, and which records what it received. */
function platformWith({ write, fault, strikes }: Trouble) {
  const received: string[] = [];
  const platform = createTestPlatform({
    onCall({ name }) {
      received.push(name);
      if (name === write && strikes === 'once') platform.faults.load({});
    },
  });
  platform.faults.set(write, [fault]);
  return { platform, received };
}

const writes = ['addEvent', 'deleteEvent', 'updateBooking', 'noticeChatAppend'];

function timesWritten(received: readonly string[], names: readonly string[]): number[] {
  return names.map((name) => received.filter((call) => call === name).length);
}

/** The times and statuses of Giulia's appointments, as she is shown them. */
async function shownTo(platform: TestPlatform): Promise<string[]> {
  const { body } = await platform.runAs('giulia', listAppointments, handleListAppointments, {});
  const { appointments } = (body as { value: { appointments: Appointment[] } }).value;
  return appointments.map(({ startsAt, status }) => `${startsAt} ${status}`).sort();
}

function codeOf({ body }: OperationAnswer): unknown {
  return (body as Partial<Problem>).code;
}
