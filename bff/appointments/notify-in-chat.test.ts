import { expect, test } from 'vitest';
import { handleBookAppointment } from '#bff/appointments/book-appointment';
import { handleCancelAppointment } from '#bff/appointments/cancel-appointment';
import { handleMoveAppointment } from '#bff/appointments/moving/move-appointment';
import { handleStartConversation } from '#bff/chat/start-conversation';
import { bookAppointment, cancelAppointment, moveAppointment } from '#contracts/appointments/appointments.api';
import { startConversation } from '#contracts/chat/chat.api';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

const days = ['2027-03-10', '2027-03-17', '2027-03-24'];
const series = 'key-of-series';

test('the sessions of a series put one card into the chat, that of the first (APPT-41, CHAT-25)', async () => {
  const platform = createTestPlatform();
  await bookSeries(platform);
  expect(toldSince(platform)).toEqual([
    expect.stringMatching(
      /^Appuntamenti settimanali: da mer 10 marzo 2027, 18:30-19:30 batch:key-of-series event_pt:\S+$/,
    ),
  ]);
});

test('a series that stops half way has told of what was created (APPT-41)', async () => {
  const platform = createTestPlatform();
  await book(platform, 0);
  expect(toldSince(platform)).toHaveLength(1);
});

test('a card that failed with the first session is sent with the next, once for all (APPT-41)', async () => {
  const platform = createTestPlatform();
  platform.faults.set('noticeChatAppend', ['status-500']);
  expect(await book(platform, 0)).toMatchObject({ status: 409, body: { code: 'patient_not_notified' } });
  platform.faults.load({});
  expect(await book(platform, 1)).toMatchObject({ status: 200 });
  expect(await book(platform, 0)).toMatchObject({ status: 200 });
  expect(toldSince(platform)).toEqual([expect.stringContaining('mer 17 marzo 2027')]);
});

test('moving and cancelling several tells once for each act, and again for the next act (APPT-42, APPT-43)', async () => {
  const platform = createTestPlatform();
  const booked = await bookSeries(platform);
  const moved: string[] = [];
  for (const [week, token] of booked.entries()) moved.push(await moveToNine(platform, token, week));
  for (const token of moved.slice(1)) await cancel(platform, token, 'key-of-cancelling');
  await cancel(platform, moved[0] ?? '', 'key-of-another');
  expect(toldSince(platform).slice(1)).toEqual([
    expect.stringMatching(
      /^Appuntamenti della serie modificati: da mer 10 marzo 2027, 09:00-10:00 \(prima 18:30-19:30\) /,
    ),
    expect.stringMatching(/^Appuntamenti della serie annullati: da mer 17 marzo 2027, 09:00-10:00 /),
    expect.stringMatching(/^Appuntamenti della serie annullati: da mer 10 marzo 2027, 09:00-10:00 /),
  ]);
});

test.each([
  { date: '2027-03-09', says: 'da mar 9 marzo 2027, 18:30-19:30 (prima mer 10 marzo 2027, 18:30-19:30)' },
  { date: '2027-03-10', slots: 3, says: 'da mer 10 marzo 2027, 18:30-20:00 (prima 18:30-19:30)' },
  { date: '2027-03-10', title: 'Altro titolo', says: 'da mer 10 marzo 2027, 18:30-19:30' },
  { date: '2027-03-31', says: 'fino a mer 31 marzo 2027, 18:30-19:30 (prima mer 10 marzo 2027, 18:30-19:30)' },
])('the card of a moved series says to what time and from which: $says (APPT-42)', async ({ says, ...change }) => {
  const platform = createTestPlatform();
  const [first = ''] = await bookSeries(platform);
  await moveFirst(platform, first, change);
  expect(toldSince(platform).at(-1)).toContain(`Appuntamenti della serie modificati: ${says} batch:`);
});

test('a moved series whose card failed says the old time when it is sent after all (APPT-42)', async () => {
  const platform = createTestPlatform();
  const [first = ''] = await bookSeries(platform);
  platform.faults.set('noticeChatAppend', ['status-500']);
  expect(await moveFirst(platform, first, { date: '2027-03-10', time: '09:00' })).toMatchObject({ status: 409 });
  platform.faults.load({});
  await moveFirst(platform, first, { date: '2027-03-10', time: '09:00' });
  expect(toldSince(platform).at(-1)).toContain(' da mer 10 marzo 2027, 09:00-10:00 (prima 18:30) batch:');
});

test('one session of a series, moved or cancelled alone, is told of alone (APPT-42, APPT-43)', async () => {
  const platform = createTestPlatform();
  const [first, second] = await bookSeries(platform);
  await cancel(platform, first ?? '');
  await cancel(platform, second ?? '');
  expect(toldSince(platform).slice(1)).toEqual([
    expect.stringMatching(/^Appuntamento annullato: mer 10 marzo/),
    expect.stringMatching(/^Appuntamento annullato: mer 17 marzo/),
  ]);
});

test('a series with one patient says nothing of that to another, who is told of their own (APPT-41)', async () => {
  const platform = createTestPlatform();
  await bookSeries(platform);
  await platform.runAs('rinaldi', bookAppointment, handleBookAppointment, {
    ...{ ...sessionOn('2027-03-11', 'key-of-series-m'), kind: 'introductory-talk', patient: 'pt-marco', series },
  });
  expect(toldSince(platform, 'chat-marco-rinaldi')).toHaveLength(1);
});

test('a cancelled session is not notified of again, neither alone nor by another batch (APPT-43)', async () => {
  const platform = createTestPlatform();
  const [first = '', second = ''] = await bookSeries(platform);
  await cancel(platform, first, 'key-of-one-tab');
  await cancel(platform, second, 'key-of-one-tab');
  for (const batch of ['key-of-the-other', undefined]) {
    const again = await asksToCancel(platform, second, batch);
    expect(again).toMatchObject({ status: 409, body: { code: 'already_denied' } });
  }
  expect(toldSince(platform).slice(1)).toEqual([
    expect.stringMatching(/^Appuntamenti della serie annullati: da mer 10/),
  ]);
});

test('what a batch left that stopped half way is notified of when it is cancelled later (APPT-43)', async () => {
  const platform = createTestPlatform();
  const [first = '', , third = ''] = await bookSeries(platform);
  await cancel(platform, first, 'key-of-a-half');
  await cancel(platform, third);
  expect(toldSince(platform).slice(1)).toEqual([
    expect.stringMatching(/^Appuntamenti della serie annullati: da mer 10 marzo/),
    expect.stringMatching(/^Appuntamento annullato: mer 24 marzo/),
  ]);
});

test('a batch is notified of also under the name of one of another kind, or of another series (APPT-42, APPT-43)', async () => {
  const platform = createTestPlatform();
  const [first = '', second = ''] = await bookSeries(platform);
  await cancel(platform, second, series);
  await moveToNine(platform, first, 0);
  await cancel(platform, 'event-giulia-accepted', series);
  expect(toldSince(platform).slice(1)).toEqual([
    expect.stringMatching(/^Appuntamenti della serie annullati: da mer 17 marzo/),
    expect.stringMatching(/^Appuntamenti della serie modificati: da mer 10 marzo/),
    expect.stringMatching(/^Appuntamenti della serie annullati: da lun 30 novembre/),
  ]);
});

test.each(['noticeChatCreate', 'createChat'])(
  'a card and a first message that both find no chat share the one that came first, by %s (MSG-03, CHAT-35)',
  async (first) => {
    const platform = createTestPlatform();
    platform.db.chats.remove('chat-giulia-rinaldi');
    const held = platform.heldCalls.hold(first);
    const cancelling = () => cancel(platform, 'event-giulia-accepted');
    const writing = async () => {
      const input = { therapist: 'pt-rinaldi', text: 'Buongiorno.', idempotencyKey: 'key-of-first-message' };
      expect(await platform.runAs('giulia', startConversation, handleStartConversation, input)).toMatchObject({
        status: 200,
        body: { existed: first === 'noticeChatCreate' },
      });
    };
    const [one, other] = first === 'noticeChatCreate' ? [cancelling, writing] : [writing, cancelling];
    const begun = one();
    await held.received();
    const after = other();
    // The second comes as far as it can.
    for (let turn = 0; turn < 20; turn += 1) await new Promise((next) => setTimeout(next));
    held.release();
    await Promise.all([begun, after]);
    const ofBoth = platform.db.chats.list(({ participants }) =>
      ['pt-giulia', 'pt-rinaldi'].every((one) => participants.includes(one)),
    );
    expect(ofBoth).toHaveLength(1);
  },
);

function sessionOn(date: string, idempotencyKey: string) {
  const length = { title: 'Seduta', time: '18:30', slots: 2 };
  return { ...length, kind: 'single', date, patient: 'pt-giulia', series, idempotencyKey };
}

function book(platform: TestPlatform, week: number) {
  const input = sessionOn(days[week] ?? '', `${series}-${week}`);
  return platform.runAs('rinaldi', bookAppointment, handleBookAppointment, input);
}

async function bookSeries(platform: TestPlatform): Promise<string[]> {
  const tokens: string[] = [];
  for (const week of days.keys()) tokens.push(tokenIn(await book(platform, week)));
  return tokens;
}

async function moveToNine(platform: TestPlatform, appointment: string, week: number): Promise<string> {
  const date = days[week] ?? '';
  const wanted = { title: 'Seduta', date, time: '09:00', slots: 2 };
  const answer = await platform.runAs('rinaldi', moveAppointment, handleMoveAppointment, {
    ...{ ...wanted, appointment, startsAt: `${date}T17:30:00.000Z` },
    ...{ batch: 'key-of-moving', idempotencyKey: `key-of-moving-${week}` },
  });
  return tokenIn(answer);
}

/** Moves the first session, of 10 March at 18:30, as part of an act on the series. */
function moveFirst(platform: TestPlatform, appointment: string, change: { readonly date: string; time?: string }) {
  return platform.runAs('rinaldi', moveAppointment, handleMoveAppointment, {
    ...{ title: 'Seduta', time: '18:30', slots: 2, ...change, appointment, startsAt: '2027-03-10T17:30:00.000Z' },
    ...{ batch: 'key-of-moving', idempotencyKey: 'key-of-moving-0' },
  });
}

async function cancel(platform: TestPlatform, appointment: string, batch?: string): Promise<void> {
  expect(await asksToCancel(platform, appointment, batch)).toMatchObject({ status: 200 });
}

function asksToCancel(platform: TestPlatform, appointment: string, batch?: string) {
  const input = { appointment, ...(batch && { batch }) };
  return platform.runAs('rinaldi', cancelAppointment, handleCancelAppointment, input);
}

function tokenIn({ body }: { readonly body: unknown }): string {
  return (body as { appointment: { token: string } }).appointment.token;
}

/** The bodies of the cards that were put into a chat since the beginning. */
function toldSince({ db }: TestPlatform, of = 'chat-giulia-rinaldi'): string[] {
  const before = createTestPlatform().db.messages.list(({ chat }) => chat === of).length;
  return db.messages
    .list(({ chat }) => chat === of)
    .slice(before)
    .map(({ body }) => body);
}
