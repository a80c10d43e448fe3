import { expect, test } from 'vitest';
import {
  appointmentFrom,
  type EventAsSeen,
  eventAsSeen,
  pricesFrom,
  withPatient,
} from '#bff/appointments/appointments-mapping';
import { type LegacyEvent, listEvents } from '#contracts/appointments/appointments.legacy';
import { gatherRowFaults } from '#contracts/kernel/platform/row-faults';
import { legacyUser } from '#contracts/users/users.legacy';

const mediaBase = 'http://platform.invalid/media';

/** An event as the platform sends it: times as text, an empty object as a list, lists as objects, unknown fields. */
const dirty = {
  public_token: 'event-1',
  name: 'single',
  start_timestamp: '1795975200',
  end_timestamp: 1_795_978_800_000,
  resource: 'pt-rinaldi',
  quantity_time: 2,
  note: '',
  targets: { 0: 'pt-giulia' },
  configuration: {
    type: 'boocal',
    title: 'Seduta',
    price: '70,00 €',
    status: 'pending',
    request_book: '1',
    boocal: { owner: 'pt-rinaldi', targets: ['pt-giulia'], notify: [] },
  },
  internal_flag: 'not for anybody',
};

const giulia = legacyUser.parse({
  public_token: 'pt-giulia',
  picture: 'giulia.jpg',
  public_configuration: { type: 'paziente', nome: 'Giulia', cognome: 'Moretti', telefono: '333' },
});

test("an event as the platform sends it becomes the therapist's appointment (APPT-97, APPT-98, APPT-102)", () => {
  const seen = eventAsSeen(decoded(dirty), 'pt-rinaldi') as EventAsSeen;
  expect(appointmentFrom(seen, giulia, mediaBase)).toEqual({
    token: 'event-1',
    kind: 'single',
    title: 'Seduta',
    startsAt: '2026-11-29T18:00:00.000Z',
    endsAt: '2026-11-29T19:00:00.000Z',
    slots: 2,
    status: 'pending',
    priceCents: 7000,
    paidCents: null,
    movedFrom: [],
    series: null,
    own: true,
    otherSide: { token: 'pt-giulia', name: 'Giulia Moretti', pictureUrl: '/files/media/giulia.jpg' },
  });
});

test.each([
  { price: '0,00 €', name: 'small talk', cents: 0 },
  { price: undefined, name: 'small talk', cents: 0 },
  { price: '', name: 'small talk', cents: 0 },
  { price: '1.070,50 €', name: 'couple', cents: 107_050 },
  { price: 70, name: 'single', cents: 7000 },
  { price: undefined, name: 'single', cents: null },
  { price: 'da concordare', name: 'single', cents: null },
  { price: '-5,00 €', name: 'single', cents: null },
])(
  'the price $price of a $name is $cents cents; one that cannot be read is not known, never free (APPT-102)',
  (row) => {
    const event = decoded({ ...dirty, name: row.name, configuration: { ...dirty.configuration, price: row.price } });
    const seen = eventAsSeen(event, 'pt-rinaldi') as EventAsSeen;
    expect(appointmentFrom(seen, giulia, mediaBase).priceCents).toBe(row.cents);
  },
);

test.each([
  { paid: {}, cents: null },
  { paid: { paid_amount: '60.00', wallet_amount: 10 }, cents: 7000 },
  { paid: { wallet_amount: '70' }, cents: 7000 },
  { paid: { paid_amount: 0 }, cents: 0 },
  { paid: { paid_amount: '-5.00', wallet_amount: 10 }, cents: 1000 },
  { paid: { paid_amount: 60, wallet_amount: -5 }, cents: 6000 },
])(
  'of a session with the payment $paid, $cents cents are paid; unnamed is not known, never nothing, and a debt is no payment',
  (row) => {
    const event = decoded({ ...dirty, configuration: { ...dirty.configuration, ...row.paid } });
    const seen = eventAsSeen(event, 'pt-rinaldi') as EventAsSeen;
    expect(appointmentFrom(seen, giulia, mediaBase).paidCents).toBe(row.cents);
  },
);

test('what a session was before it was moved comes as a list, also where the platform makes it an object', () => {
  const event = decoded({ ...dirty, configuration: { ...dirty.configuration, moved_from: { 0: 'e-1', 2: 'e-2' } } });
  const seen = eventAsSeen(event, 'pt-rinaldi') as EventAsSeen;
  expect(appointmentFrom(seen, giulia, mediaBase).movedFrom).toEqual(['e-1', 'e-2']);
});

test.each([
  { what: 'its therapist', reader: 'pt-rinaldi', targets: ['pt-giulia'], own: true, other: 'pt-giulia' },
  { what: 'its patient', reader: 'pt-giulia', targets: ['pt-giulia'], own: false, other: 'pt-rinaldi' },
  { what: 'a second target', reader: 'pt-marco', targets: ['pt-giulia', 'pt-marco'], own: false, other: 'pt-rinaldi' },
])('$what meets $other (APPT-100, APPT-101)', ({ reader, targets, own, other }) => {
  const event = decoded({ ...dirty, targets, configuration: { ...dirty.configuration, boocal: {} } });
  expect(eventAsSeen(event, reader)).toEqual({ event, isOrganiser: own, other });
});

test.each([
  { what: 'of strangers', reader: 'pt-serafini', targets: ['pt-giulia'] },
  { what: 'with nobody', reader: 'pt-rinaldi', targets: [] },
  { what: 'with oneself', reader: 'pt-rinaldi', targets: ['pt-rinaldi'] },
])('an event $what is no meeting of $reader', ({ reader, targets }) => {
  const event = decoded({ ...dirty, targets, configuration: { ...dirty.configuration, boocal: [] } });
  expect(eventAsSeen(event, reader)).toBeUndefined();
});

test('whom the platform tells nothing of is named by their part, without a picture', () => {
  const ofTherapist = eventAsSeen(decoded(dirty), 'pt-rinaldi') as EventAsSeen;
  const ofPatient = eventAsSeen(decoded(dirty), 'pt-giulia') as EventAsSeen;
  expect(appointmentFrom(ofTherapist, undefined, mediaBase).otherSide).toEqual({
    token: 'pt-giulia',
    name: 'Paziente',
    pictureUrl: null,
  });
  expect(appointmentFrom(ofPatient, undefined, mediaBase).otherSide.name).toBe('Terapeuta');
});

test.each([
  { what: 'a token that could not be one', change: { public_token: '../etc' } },
  { what: 'no start', change: { start_timestamp: '' } },
  { what: 'an unknown status', change: { configuration: { ...dirty.configuration, status: 'paid' } } },
  { what: 'an unknown name', change: { name: 'party' } },
  { what: 'a moment no calendar has', change: { end_timestamp: 9e15 } },
])('an event with $what costs only itself', ({ change }) => {
  const { result, faults } = gatherRowFaults(() =>
    listEvents.answer.parse({ events: [{ ...dirty, ...change }, dirty] }),
  );
  expect(result.events.map(({ public_token }) => public_token)).toEqual(['event-1']);
  expect(faults).toHaveLength(1);
});

test.each(['pending', 'accepted', 'denied'] as const)('a %s event is a %s appointment (APPT-65)', (status) => {
  const event = decoded({ ...dirty, configuration: { ...dirty.configuration, status } });
  expect(appointmentFrom(eventAsSeen(event, 'pt-rinaldi') as EventAsSeen, giulia, mediaBase).status).toBe(status);
});

test('an odd value in a field nothing depends on costs nothing but itself', () => {
  const odd = {
    ...dirty.configuration,
    title: ['Seduta'],
    paid_amount: 'gratis',
    request_book: 'forse',
    moved_from: {},
  };
  const seen = eventAsSeen(decoded({ ...dirty, configuration: odd }), 'pt-rinaldi') as EventAsSeen;
  expect(appointmentFrom(seen, giulia, mediaBase)).toMatchObject({ token: 'event-1', title: '', priceCents: 7000 });
});

test("only the therapist's own events with the patient count for the pair (C-14)", () => {
  const own = eventAsSeen(decoded(dirty), 'pt-rinaldi') as EventAsSeen;
  const invited: EventAsSeen = { ...own, isOrganiser: false };
  expect(withPatient([own, invited, { ...own, other: 'pt-marco' }], 'pt-giulia')).toEqual([own]);
});

test.each([
  { prices: { single_seat: '70', couple_session: 95.5 }, singleCents: 7000, coupleCents: 9550 },
  { prices: { single_seat: 0, couple_session: '' }, singleCents: null, coupleCents: null },
  { prices: [], singleCents: null, coupleCents: null },
])('prices $prices: none and zero are no price (APPT-35)', ({ prices, singleCents, coupleCents }) => {
  const user = legacyUser.parse({ public_token: 'pt-x', public_configuration: { type: 'dottore', prices } });
  expect(pricesFrom(user)).toEqual({ singleCents, coupleCents });
});

function decoded(row: unknown): LegacyEvent {
  const [event] = listEvents.answer.parse({ events: [row] } as never).events;
  if (!event) throw new Error('The sample does not decode.');
  return event;
}
