import * as z from 'zod';
import { defineLegacyCall } from '#contracts/kernel/platform/legacy-call';
import {
  phpBoolean,
  phpEuroCents,
  phpInstant,
  phpLenient,
  phpLenientList,
  phpLenientText,
  phpList,
  phpNumber,
  phpObject,
  phpText,
  phpToken,
} from '#contracts/kernel/platform/php-values';
import { readBy } from '#contracts/kernel/platform/readers';

/** An appointment as the platform records it. The therapist is `resource`, the patient the first target. */
export const legacyEvent = z.looseObject({
  public_token: readBy(phpToken(), 'owner', 'treating-professional'),
  name: readBy(z.enum(['small talk', 'single', 'couple']), 'owner', 'treating-professional'),
  start_timestamp: readBy(phpInstant(), 'owner', 'treating-professional'),
  end_timestamp: readBy(phpInstant(), 'owner', 'treating-professional'),
  resource: phpToken(),
  quantity_time: phpText(),
  note: phpLenient(phpText(), 'note'),
  targets: phpList(phpToken(), 'targets'),
  configuration: phpObject({
    title: readBy(phpLenient(phpText(), 'title'), 'owner', 'treating-professional'),
    /** Text such as `60,00 €`. */
    price: readBy(phpLenient(phpText(), 'price'), 'owner', 'treating-professional'),
    status: readBy(z.enum(['pending', 'accepted', 'denied']), 'owner', 'treating-professional'),
    note: phpLenient(phpText(), 'note'),
    /**
     * `act` is the mark of the request that wrote the event, `earlier_acts` those of what wrote it before it was moved:
     * none is carried out twice.
     */
    act: phpLenient(phpText(), 'act'),
    earlier_acts: phpLenient(phpList(phpText(), 'earlier_acts'), 'earlier_acts'),
    /** The tokens it had before it was moved, oldest first. */
    moved_from: phpLenient(phpList(readBy(phpToken(), 'owner', 'treating-professional'), 'moved_from'), 'moved_from'),
    /** Names the weekly series the event was created in; a move keeps it. */
    series: readBy(phpLenient(phpText(), 'series'), 'owner', 'treating-professional'),
    /** What was paid through the payment provider and from the wallet, and when. */
    paid_amount: readBy(phpLenient(phpEuroCents(), 'paid_amount'), 'owner', 'treating-professional'),
    wallet_amount: readBy(phpLenient(phpEuroCents(), 'wallet_amount'), 'owner', 'treating-professional'),
    paid_at: readBy(phpLenient(phpInstant(), 'paid_at'), 'owner'),
    request_book: phpLenient(phpBoolean(), 'request_book'),
    boocal: phpObject({
      owner: phpLenient(phpToken(), 'boocal.owner'),
      targets: phpList(phpToken(), 'boocal.targets'),
    }),
  }),
});

export type LegacyEvent = z.output<typeof legacyEvent>;
export type LegacyEventOnWire = z.input<typeof legacyEvent>;

/**
 * The moves of a therapist that erase the old event before they add the new one. This program stores each in the user
 * until it has ended, because neither event may be in the calendar meanwhile.
 */
export const openMovesField = {
  open_moves: phpLenientList(
    phpObject({
      /** The old event, to be restored. */
      event: legacyEvent,
      /** The mark of the request that moves it. */
      act: phpText(),
      title: readBy(phpText(), 'owner'),
      start_timestamp: readBy(phpInstant(), 'owner'),
      /** Half hours. */
      slots: readBy(phpNumber().pipe(z.int().min(1).max(8)), 'owner'),
      stored_at: readBy(phpLenient(phpInstant(), 'open_moves.stored_at'), 'owner'),
      /** The batch of the request; the patient gets one card for all of it. */
      batch: phpLenientText('open_moves.batch'),
    }),
    'open_moves',
  ),
};

/** Every event of the user, past and future. */
export const listEvents = defineLegacyCall({
  name: 'listEvents',
  provenance: 'assumed',
  base: 'php',
  method: 'POST',
  path: '/endpoint.php/events',
  safeToRepeat: true,
  request: z.object({ private_token: z.string() }),
  answer: z.looseObject({ events: phpList(legacyEvent, 'events') }),
});

/**
 * Adds an event; refuses with `NOT_AVAILABLES` when the therapist is taken (LEG-48). An event that replaces another
 * carries over its status, its payment and whatever else its `configuration` held.
 */
export const addEvent = defineLegacyCall({
  name: 'addEvent',
  provenance: 'assumed',
  base: 'php',
  method: 'POST',
  path: '/endpoint.php/event',
  safeToRepeat: false,
  request: z.object({
    private_token: z.string(),
    resource: z.string(),
    /** Unix seconds. */
    start_timestamp: z.int(),
    /** Slots of 30 minutes, as text. */
    quantity_time: z.string(),
    targets: z.array(z.string()),
    private_group: z.boolean(),
    group: z.string(),
    name: z.enum(['small talk', 'single', 'couple']),
    note: z.string(),
    configuration: z.looseObject({
      type: z.literal('boocal'),
      title: z.string(),
      note: z.string(),
      status: z.enum(['pending', 'accepted']),
      request_book: z.boolean(),
      price: z.string(),
      act: z.optional(z.string()),
      earlier_acts: z.optional(z.array(z.string())),
      moved_from: z.optional(z.array(z.string())),
      series: z.optional(z.string()),
      /** In euros. */
      paid_amount: z.optional(z.number()),
      wallet_amount: z.optional(z.number()),
      /** Unix seconds. */
      paid_at: z.optional(z.int()),
      boocal: z.looseObject({
        owner: z.string(),
        targets: z.array(z.string()),
        resource: z.string(),
        quantity_time: z.string(),
        notify: z.object({ timestamp_before: z.literal(900_000), webhook: z.array(z.string()) }),
      }),
    }),
  }),
  answer: z.looseObject({ event: legacyEvent }),
});

/** Erases an event of the therapist's without refunding or notifying; refuses with `EVENT_NOT_FOUND` (LEG-56). */
export const deleteEvent = defineLegacyCall({
  name: 'deleteEvent',
  provenance: 'assumed',
  base: 'php',
  method: 'DELETE',
  path: '/endpoint.php/event',
  safeToRepeat: false,
  request: z.object({ private_token: z.string(), event: z.string() }),
  answer: phpObject({}),
});

/**
 * Sets an event's status: `accepted` by the patient, `denied` by the therapist. What it answers is unknown (LEG-20).
 */
export const updateBooking = defineLegacyCall({
  name: 'updateBooking',
  provenance: 'documented',
  base: 'php',
  method: 'PUT',
  path: '/custom.php/book',
  safeToRepeat: false,
  rewrites: ['addressee'],
  request: z.union([
    z.object({
      private_token: z.string(),
      event: z.string(),
      status: z.literal('accepted'),
      type: z.literal('update_status'),
    }),
    z.object({ private_token: z.string(), event: z.string(), status: z.literal('denied') }),
  ]),
  answer: z.unknown(),
});
