import { expect, test } from 'vitest';
import { replacementRequest } from '#bff/appointments/moving/replacement-request';
import { sessionOf } from '#bff/context';
import { legacyEvent } from '#contracts/appointments/appointments.legacy';
import { createTestPlatform } from '#mocks/start-in-vitest';

const context = createTestPlatform().contextFor('rinaldi');

test('sends fields that an event lacks empty when it is restored', () => {
  const bare = legacyEvent.parse({
    public_token: 'event-1',
    name: 'single',
    start_timestamp: 1_795_975_200,
    end_timestamp: 1_795_978_800,
    resource: 'pt-rinaldi',
    quantity_time: 2,
    targets: ['pt-giulia'],
    configuration: { status: 'pending', boocal: { owner: 'pt-rinaldi', targets: ['pt-giulia'] } },
  });
  const request = replacementRequest({ event: bare }, sessionOf(context), context.settings);
  expect(request).toMatchObject({
    note: '',
    quantity_time: '2',
    configuration: { title: '', note: '', price: '', status: 'pending', request_book: true, moved_from: ['event-1'] },
  });
  expect(request.configuration).not.toHaveProperty('act');
});
