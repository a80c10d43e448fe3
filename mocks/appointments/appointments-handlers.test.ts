import { describe, expect, test } from 'vitest';
import { addEvent, deleteEvent, listEvents, updateBooking } from '#contracts/appointments/appointments.legacy';
import { hourMs, secondsFromInstant, shiftInstant } from '#contracts/kernel/instant';
import type { LegacyRequest } from '#contracts/kernel/platform/legacy-call';
import { personas } from '#mocks/personas';
import { createTestPlatform, testNow } from '#mocks/start-in-vitest';

const byGiulia = { private_token: personas.giulia.privateToken };
const byMarco = { private_token: personas.marco.privateToken };
const byRinaldi = { private_token: personas.rinaldi.privateToken };
const bySerafini = { private_token: personas.serafini.privateToken };

function setUp() {
  const platform = createTestPlatform({ scenario: 'personas-only' });
  const { legacy } = platform.contextFor(null);
  const walletOfGiulia = () => platform.db.users.get('pt-giulia')?.manager_configuration.wallet;
  return { platform, legacy, walletOfGiulia };
}

/** An hour on a Saturday without appointments of Rinaldi. */
const saturday = shiftInstant(testNow, 120 * hourMs);

function booking(changes: Partial<LegacyRequest<typeof addEvent>> = {}): LegacyRequest<typeof addEvent> {
  const parties = { targets: ['pt-marco'], resource: 'pt-rinaldi', quantity_time: '2' };
  return {
    ...byRinaldi,
    ...parties,
    start_timestamp: secondsFromInstant(saturday),
    private_group: true,
    group: '',
    name: 'small talk',
    note: '',
    configuration: {
      type: 'boocal',
      title: 'Primo colloquio',
      note: '',
      status: 'pending',
      request_book: true,
      price: '0,00 €',
      act: 'key-of-rinaldi-1',
      boocal: { owner: 'pt-rinaldi', ...parties, notify: { timestamp_before: 900_000, webhook: [] } },
    },
    ...changes,
  };
}

describe('adding an event', () => {
  test('counts half hours and keeps key and status', async () => {
    const { legacy } = setUp();
    const { event } = await legacy.call(addEvent, booking({ quantity_time: '3' }));
    expect(event.end_timestamp - event.start_timestamp).toBe(1.5 * hourMs);
    expect(event.configuration).toMatchObject({ status: 'pending', act: 'key-of-rinaldi-1' });
    const { events } = await legacy.call(listEvents, byMarco);
    expect(events.map(({ public_token }) => public_token)).toEqual([event.public_token]);
  });

  test.each([
    { what: 'the same hour', minutes: 0, isTaken: true },
    { what: 'half an hour later', minutes: 30, isTaken: true },
    { what: 'right after it', minutes: 60, isTaken: false },
    { what: 'right before it', minutes: -60, isTaken: false },
  ])('$what is taken: $isTaken', async ({ minutes, isTaken }) => {
    const { legacy } = setUp();
    await legacy.call(addEvent, booking());
    const second = booking({ start_timestamp: secondsFromInstant(saturday) + minutes * 60 });
    const answer = legacy.call(addEvent, second);
    if (isTaken) await expect(answer).rejects.toMatchObject({ refusal: 'NOT_AVAILABLES' });
    else await expect(answer).resolves.toHaveProperty('event');
  });

  test('a cancelled event takes no time', async () => {
    const { legacy } = setUp();
    const { event } = await legacy.call(addEvent, booking());
    await legacy.call(updateBooking, { ...byRinaldi, event: event.public_token, status: 'denied' });
    await expect(legacy.call(addEvent, booking())).resolves.toHaveProperty('event');
  });

  test('is refused in another’s calendar and for nobody', async () => {
    const { legacy } = setUp();
    await expect(legacy.call(addEvent, booking(bySerafini))).rejects.toMatchObject({ refusal: 'NOT_ALLOWED' });
    await expect(legacy.call(addEvent, booking({ targets: ['pt-nobody'] }))).rejects.toMatchObject({
      refusal: 'USER_NOT_FOUND',
    });
  });
});

describe('erasing an event', () => {
  test('the therapist erases their own, nobody else', async () => {
    const { platform, legacy } = setUp();
    const event = 'event-giulia-accepted';
    for (const by of [byGiulia, byMarco, bySerafini]) {
      await expect(legacy.call(deleteEvent, { ...by, event })).rejects.toMatchObject({ refusal: 'EVENT_NOT_FOUND' });
    }
    await legacy.call(deleteEvent, { ...byRinaldi, event });
    expect(platform.db.events.get(event)).toBeUndefined();
    const again = legacy.call(deleteEvent, { ...byRinaldi, event });
    await expect(again).rejects.toMatchObject({ refusal: 'EVENT_NOT_FOUND' });
  });

  test('credits nothing and tells nobody, also when the session was paid', async () => {
    const { platform, legacy, walletOfGiulia } = setUp();
    const messages = platform.db.messages.list();
    await legacy.call(deleteEvent, { ...byRinaldi, event: 'event-giulia-accepted' });
    expect(walletOfGiulia()).toBe('12.50');
    expect([platform.db.messages.list(), platform.db.outbox.list()]).toEqual([messages, []]);
  });

  test('frees its time for one that is added accepted and paid', async () => {
    const { legacy } = setUp();
    const { event } = await legacy.call(addEvent, booking());
    await legacy.call(deleteEvent, { ...byRinaldi, event: event.public_token });
    const { configuration } = booking();
    const paid = { status: 'accepted' as const, paid_amount: 70, moved_from: [event.public_token] };
    const again = await legacy.call(addEvent, booking({ configuration: { ...configuration, ...paid } }));
    expect(again.event.configuration).toMatchObject({
      status: 'accepted',
      paid_amount: 7000,
      moved_from: [event.public_token],
    });
  });
});

describe('changing an event’s status', () => {
  const accepted = { status: 'accepted', type: 'update_status' } as const;

  test('the patient accepts, nobody else', async () => {
    const { platform, legacy } = setUp();
    for (const by of [byMarco, byRinaldi, bySerafini]) {
      const answer = legacy.call(updateBooking, { ...by, event: 'event-giulia-pending', ...accepted });
      await expect(answer).rejects.toMatchObject({ refusal: 'EVENT_NOT_FOUND' });
    }
    await legacy.call(updateBooking, { ...byGiulia, event: 'event-giulia-pending', ...accepted });
    expect(platform.db.events.get('event-giulia-pending')?.configuration.status).toBe('accepted');
  });

  test('the therapist denies, nobody else, and what was denied stays so', async () => {
    const { legacy } = setUp();
    for (const by of [byGiulia, byMarco, bySerafini]) {
      const answer = legacy.call(updateBooking, { ...by, event: 'event-giulia-accepted', status: 'denied' });
      await expect(answer).rejects.toMatchObject({ refusal: 'EVENT_NOT_FOUND' });
    }
    await legacy.call(updateBooking, { ...byRinaldi, event: 'event-giulia-accepted', status: 'denied' });
    const revived = legacy.call(updateBooking, { ...byGiulia, event: 'event-giulia-accepted', ...accepted });
    await expect(revived).rejects.toMatchObject({ refusal: 'EVENT_DENIED' });
  });

  test('denying a paid session credits what was paid, once, the wallet’s part too', async () => {
    const { platform, legacy, walletOfGiulia } = setUp();
    const event = platform.db.events.get('event-giulia-accepted');
    if (!event) throw new Error('The seed lost event-giulia-accepted.');
    const configuration = { ...event.configuration, paid_amount: '60.00', wallet_amount: 10 };
    platform.db.events.change(event.public_token, { configuration });
    const deny = () => legacy.call(updateBooking, { ...byRinaldi, event: event.public_token, status: 'denied' });
    await deny();
    expect(walletOfGiulia()).toBe('82.50');
    await expect(deny()).rejects.toMatchObject({ refusal: 'EVENT_DENIED' });
    expect(walletOfGiulia()).toBe('82.50');
  });

  test('denying what nobody paid credits nothing', async () => {
    const { legacy, walletOfGiulia } = setUp();
    await legacy.call(updateBooking, { ...byRinaldi, event: 'event-giulia-unpaid', status: 'denied' });
    expect(walletOfGiulia()).toBe('12.50');
  });
});
