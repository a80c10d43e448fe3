import type { Database } from '#mocks/db/create-db';
import type { Scenario } from '#mocks/scenarios/scenario';

/** The first day: professionals are there, nobody has written, met or booked yet. Sara has just registered. */
export const firstVisit: Scenario = {
  title: 'Il primo giorno: nessuna chat, nessuna seduta',
  arrange: forgetWhatHappened,
};

function forgetWhatHappened({ chats, messages, events, invoices }: Database): void {
  for (const table of [chats, messages, events]) {
    for (const { public_token } of table.list()) table.remove(public_token);
  }
  for (const { id } of invoices.list()) invoices.remove(id);
}
