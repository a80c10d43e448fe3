import { expect, test } from 'vitest';
import { handleBookAppointment } from '#bff/appointments/book-appointment';
import { handleCancelAppointment } from '#bff/appointments/cancel-appointment';
import { handleConfirmAppointment } from '#bff/appointments/confirm-appointment';
import { handleMoveAppointment } from '#bff/appointments/moving/move-appointment';
import { handleDeleteConversation } from '#bff/chat/delete-conversation';
import { createLegacyClient } from '#bff/legacy/legacy-client';
import type { LegacyHttpRequest } from '#bff/legacy/legacy-transport';
import { type OperationHandler, runOperation } from '#bff/run-operation';
import {
  bookAppointment,
  cancelAppointment,
  confirmAppointment,
  moveAppointment,
} from '#contracts/appointments/appointments.api';
import { deleteConversation } from '#contracts/chat/chat.api';
import type { Operation } from '#contracts/kernel/operation';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

const time = { title: 'Seduta', date: '2027-03-10', time: '18:30', slots: 2 };
const moved = { ...time, appointment: 'event-giulia-accepted', startsAt: '2026-11-30T17:30:00.000Z' };

const book = actOf(bookAppointment, handleBookAppointment, {
  by: 'rinaldi',
  input: { ...time, kind: 'single', patient: 'pt-giulia', idempotencyKey: 'key-book-1' },
});
const move = actOf(moveAppointment, handleMoveAppointment, {
  by: 'rinaldi',
  input: { ...moved, idempotencyKey: 'key-move-1' },
});
const cancel = actOf(cancelAppointment, handleCancelAppointment, {
  by: 'rinaldi',
  input: { appointment: 'event-giulia-accepted' },
});
const confirm = actOf(confirmAppointment, handleConfirmAppointment, {
  by: 'giulia',
  input: { appointment: 'event-giulia-pending' },
});
const deleteChat = actOf(deleteConversation, handleDeleteConversation, {
  by: 'giulia',
  input: { chat: 'chat-giulia-rinaldi' },
});

test('confirming sends the status and says that it is an update (LEG-20, LEG-21)', async () => {
  const [sent] = sentAs(await confirm.over(createTestPlatform()), 'PUT', '/custom.php/book');
  expect(sent).toEqual({
    private_token: 'secret-giulia',
    event: 'event-giulia-pending',
    status: 'accepted',
    type: 'update_status',
  });
});

test('cancelling sends the status alone (LEG-20, LEG-22)', async () => {
  const [sent] = sentAs(await cancel.over(createTestPlatform()), 'PUT', '/custom.php/book');
  expect(sent).toEqual({ private_token: 'secret-rinaldi', event: 'event-giulia-accepted', status: 'denied' });
});

test.each(['{}', '[]', 'true', '"ok"', '{"success":1}', '{"event":{"status":"accepted"}}'])(
  'whatever is answered to it, without an error it is done: %s (LEG-23)',
  async (answer) => {
    const { status } = await confirm.over(createTestPlatform(), { answers: { updateBooking: answer } });
    expect(status).toBe(200);
  },
);

test('a confirmation that fails is logged, by its call and without a value of anybody (LEG-24)', async () => {
  const platform = createTestPlatform();
  const { status } = await confirm.over(platform, { answers: { updateBooking: '{"error":"GUASTO"}' } });
  expect(status).toBe(502);
  expect(platform.logged).toContainEqual({
    level: 'warn',
    event: 'legacy_refused',
    fields: { operation: 'appointments/confirm-appointment', call: 'updateBooking' },
  });
});

test('a new appointment is added to the calendar service (LEG-48, LEG-49, LEG-50, LEG-51)', async () => {
  const [sent] = sentAs(await book.over(createTestPlatform()), 'POST', '/endpoint.php/event');
  expect(sent).toMatchObject({
    resource: 'pt-rinaldi',
    start_timestamp: 1_804_699_800,
    quantity_time: '2',
    targets: ['pt-giulia'],
    private_group: true,
    group: '',
    configuration: {
      title: 'Seduta',
      status: 'pending',
      request_book: true,
      price: '70,00 €',
      boocal: { owner: 'pt-rinaldi', targets: ['pt-giulia'] },
    },
  });
});

test('a moved one is added with data and status of the old, which is erased and never denied (LEG-55, LEG-56)', async () => {
  const over = await move.over(createTestPlatform());
  expect(sentAs(over, 'POST', '/endpoint.php/event')).toMatchObject([
    {
      resource: 'pt-rinaldi',
      quantity_time: '2',
      configuration: { status: 'accepted', price: '70,00 €', paid_amount: 70, moved_from: ['event-giulia-accepted'] },
    },
  ]);
  expect(sentAs(over, 'DELETE', '/endpoint.php/event')).toEqual([
    { private_token: 'secret-rinaldi', event: 'event-giulia-accepted' },
  ]);
  expect(sentAs(over, 'PUT', '/custom.php/book')).toEqual([]);
});

test.each([
  { call: 'addEvent', method: 'POST', id: 'LEG-54' },
  { call: 'deleteEvent', method: 'DELETE', id: 'LEG-56' },
])('an operator may set where $call is sent ($id)', async ({ call, method }) => {
  const { requests } = await move.over(createTestPlatform(), { paths: { [call]: '/calendar/v2' } });
  expect(requests.find((request) => request.call === call)).toMatchObject({ method, path: '/calendar/v2' });
});

test('the card of a chat that is there names the chat (LEG-30, LEG-31, LEG-33)', async () => {
  const [sent] = sentAs(await cancel.over(createTestPlatform()), 'PUT', '/endpoint.php/chat');
  expect(sent).toEqual({
    private_token: 'secret-rinaldi',
    subject: 'Event Notification',
    body: expect.stringMatching(/^Appuntamento annullato: .+ event_pt:event-giulia-accepted$/),
    type: 'message',
    name: 'Andrea Rinaldi - Giulia Moretti',
    admin_list: ['pt-amministrazione'],
    public_token_recipient: 'chat-giulia-rinaldi',
  });
});

test('the card of a chat that is not there names the patient (LEG-29, LEG-31, LEG-33)', async () => {
  const platform = createTestPlatform();
  platform.db.chats.remove('chat-giulia-rinaldi');
  const [sent] = sentAs(await cancel.over(platform), 'POST', '/endpoint.php/chat');
  expect(sent).toMatchObject({ subject: 'Event Notification', type: 'message', targets: ['pt-giulia'] });
  expect(sent).not.toHaveProperty('public_token_recipient');
});

test('deleting a chat names the chat (LEG-26, LEG-27)', async () => {
  const sent = sentAs(await deleteChat.over(createTestPlatform()), 'DELETE', '/endpoint.php/chat');
  expect(sent).toEqual([{ private_token: 'secret-giulia', public_token_recipient: 'chat-giulia-rinaldi' }]);
});

interface Bend {
  /** What the platform answers to a call it has carried out. */
  readonly answers?: Readonly<Record<string, string>>;
  /** Other paths for some calls; the platform refuses what is sent there. */
  readonly paths?: Readonly<Record<string, string>>;
}

interface Over {
  readonly status: number;
  readonly requests: readonly LegacyHttpRequest[];
}

/** A command that can run over a platform, and returns everything it sent there. */
function actOf<Op extends Operation>(
  operation: Op,
  handler: OperationHandler<Op>,
  { by, input }: { readonly by: PersonaName; readonly input: unknown },
) {
  return {
    async over(platform: TestPlatform, { answers = {}, paths = {} }: Bend = {}): Promise<Over> {
      const requests: LegacyHttpRequest[] = [];
      const context = platform.contextFor(by);
      const legacy = createLegacyClient({
        async transport(request) {
          requests.push(request);
          const said = paths[request.call] ? '{"error":"NOT_AVAILABLES"}' : answers[request.call];
          const done = paths[request.call] ? undefined : await platform.transport(request);
          return done && said === undefined ? done : { status: 200, body: new TextEncoder().encode(said) };
        },
        log: context.log,
        signal: AbortSignal.timeout(15_000),
        paths,
      });
      const { status } = await runOperation(operation, handler, { ...context, legacy }, input);
      return { status, requests };
    },
  };
}

/** The bodies sent to an address under the platform's php base. */
function sentAs({ requests }: Over, method: string, path: string): unknown[] {
  return requests
    .filter((request) => request.base === 'php' && request.method === method && request.path === path)
    .map(({ body }) => JSON.parse(body ?? 'null'));
}
