import { appendToUser } from '#e2e/plain-platform/accounts';
import { changeUser, type Desk, done, type Handler, Refused, signer, userOf } from '#e2e/plain-platform/desk';
import type { CalendarEvent, User } from '#e2e/plain-platform/entities';
import { centsOf, type Fields, recordOf, rowsOf, textOf } from '#e2e/plain-platform/php-values';
import { newToken, partOf } from '#e2e/plain-platform/state';

const halfHour = 1800;

/** Every event the signed-in user takes part in. */
export const listEvents: Handler = (desk, request) => {
  const { public_token } = signer(desk, request);
  const isOwn = ({ resource, targets }: CalendarEvent) => resource === public_token || targets.includes(public_token);
  return { events: [...desk.state.events.values()].filter(isOwn) };
};

/** Adds an event; refuses when its therapist is busy then. */
export const addEvent: Handler = (desk, { private_token, configuration, targets, ...request }) => {
  const { public_token: resource } = signer(desk, { private_token });
  const start = Number(request['start_timestamp']);
  const end = start + Number(request['quantity_time']) * halfHour;
  const isTaken = [...desk.state.events.values()].some(
    (event) =>
      event.resource === resource && !isDenied(event) && event.start_timestamp < end && start < event.end_timestamp,
  );
  if (isTaken) throw new Refused({ error: 'NOT_AVAILABLES' });
  const event: CalendarEvent = {
    ...request,
    public_token: newToken(desk.state, 'event'),
    name: textOf(request['name']),
    start_timestamp: start,
    end_timestamp: end,
    resource,
    targets: rowsOf(targets).map(String),
    configuration: recordOf(configuration),
  };
  desk.state.events.set(event.public_token, event);
  return { event };
};

/** Erases an event without credit. */
export const deleteEvent: Handler = (desk, request) => {
  const { public_token } = ownEvent(desk, signer(desk, request), request['event']);
  desk.state.events.delete(public_token);
  return done(desk);
};

/** Accepts or denies; what was paid for a denied event becomes credit of its patient. */
export const updateBooking: Handler = async (desk, request) => {
  const event = ownEvent(desk, signer(desk, request), request['event']);
  const status = textOf(request['status']);
  const paid = paidCentsOf(event);
  configure(desk, event, { status });
  if (status === 'denied' && !isDenied(event) && paid > 0) await addCredit(desk, event, paid);
  return done(desk);
};

/**
 * The address of the event's payment page; without one the patient's credit covers the price, and the event is
 * accepted.
 */
export const acceptAppointment: Handler = async (desk, request) => {
  const patient = signer(desk, request);
  const event = ownEvent(desk, patient, request['event_pt']);
  const price = centsOf(event.configuration['price']);
  if (price === 0) throw new Refused({ error: 'AMOUNT_NOT_REACHED' });
  if (creditOf(patient) < price) return { link: `${desk.origin}/pay/${event.public_token}` };
  await settle(desk, event.public_token);
  return done(desk);
};

/** Adds a review of the session's therapist; refuses a second one after the same number of sessions. */
export const rate: Handler = async (desk, request) => {
  const { public_token: owner } = signer(desk, request);
  const { resource } = ownEvent(desk, userOf(desk, owner), request['event_pt']);
  const therapist = userOf(desk, resource);
  const count = heldWith(desk, owner, resource);
  const written = rowsOf(partOf(therapist, 'public_configuration')['rating']).map(recordOf);
  if (written.some((one) => one['owner'] === owner && Number(one['count']) === count)) {
    throw new Refused({ error: 'Hai già lasciato una recensione' });
  }
  const review = { owner, created_at: desk.now, count, rating: request['rate'], description: request['text'] };
  await appendToUser(desk, therapist, 'rating', review);
  return done(desk);
};

export const listInvoices: Handler = (desk, request) => {
  signer(desk, request);
  return { invoices: [] };
};

/** What is still to be paid by the provider for a session, in cents; undefined when its payment is not awaited. */
export function dueCents(desk: Desk, token: string): number | undefined {
  const event = desk.state.events.get(token);
  if (event?.configuration['status'] !== 'pending') return undefined;
  return Math.max(0, centsOf(event.configuration['price']) - creditOf(patientOf(desk, event)));
}

/** Takes the payment, first from the credit and the rest by the provider, and accepts the session. */
export async function settle(desk: Desk, token: string): Promise<void> {
  const event = desk.state.events.get(token);
  if (!event) throw new Refused({ error: 'EVENT_NOT_FOUND' });
  const price = centsOf(event.configuration['price']);
  const fromCredit = Math.min(price, creditOf(patientOf(desk, event)));
  const paid = { paid_amount: (price - fromCredit) / 100, wallet_amount: fromCredit / 100, paid_at: desk.now };
  configure(desk, event, { status: 'accepted', ...paid });
  if (fromCredit > 0) await addCredit(desk, event, -fromCredit);
}

/** A user's credit, in cents. */
function creditOf(user: User): number {
  return centsOf(partOf(user, 'manager_configuration')['wallet']);
}

function addCredit(desk: Desk, event: CalendarEvent, cents: number): Promise<void> {
  return changeUser(desk, patientOf(desk, event).public_token, (user) => ({
    manager_configuration: { ...partOf(user, 'manager_configuration'), wallet: (creditOf(user) + cents) / 100 },
  }));
}

function configure({ state }: Desk, event: CalendarEvent, changes: Fields): void {
  state.events.set(event.public_token, { ...event, configuration: { ...event.configuration, ...changes } });
}

function ownEvent({ state }: Desk, { public_token }: User, token: unknown): CalendarEvent {
  const event = state.events.get(textOf(token));
  if (!event || ![event.resource, ...event.targets].includes(public_token)) {
    throw new Refused({ error: 'EVENT_NOT_FOUND' });
  }
  return event;
}

function patientOf(desk: Desk, event: CalendarEvent): User {
  return userOf(desk, event.targets[0]);
}

function paidCentsOf({ configuration }: CalendarEvent): number {
  return centsOf(configuration['paid_amount']) + centsOf(configuration['wallet_amount']);
}

/** The number of therapy sessions the two have held; introductory talks do not count. */
function heldWith({ state, now }: Desk, patient: string, therapist: string): number {
  const isHeld = ({ name, resource, targets, configuration, end_timestamp }: CalendarEvent) =>
    name !== 'small talk' &&
    resource === therapist &&
    targets.includes(patient) &&
    configuration['status'] === 'accepted' &&
    end_timestamp <= now;
  return [...state.events.values()].filter(isHeld).length;
}

function isDenied({ configuration }: CalendarEvent): boolean {
  return configuration['status'] === 'denied';
}
