import { expect, test } from 'vitest';
import * as z from 'zod';
import { requestFaults, requestForms } from '#contracts/kernel/inspection/request-forms';

const request = z.object({
  token: z.string(),
  type: z.enum(['info', 'intervento']),
  flag: z.union([z.literal(0), z.literal(1)]),
  page: z.optional(z.object({ number: z.int() })),
  alert: z.object({ title: z.string(), file: z.array(z.string()), note: z.optional(z.string()) }),
  settings: z.looseObject({ act: z.optional(z.string()) }),
});

const form = {
  required: ['alert.file', 'alert.title', 'flag', 'settings', 'token', 'type'],
  optional: ['alert.note', 'page.number', 'settings.act'],
  values: { type: ['info', 'intervento'], flag: [0, 1] },
};

test('a form names the innermost fields of a request, and what they may say', () => {
  expect(requestForms(request)).toEqual([form]);
});

test('a union has a form for each of its alternatives', () => {
  const accepted = z.object({ status: z.literal('accepted'), type: z.literal('update_status') });
  expect(requestForms(z.union([accepted, z.object({ status: z.literal('denied') })]))).toEqual([
    { required: ['status', 'type'], optional: [], values: { status: ['accepted'], type: ['update_status'] } },
    { required: ['status'], optional: [], values: { status: ['denied'] } },
  ]);
});

const rightful = { token: 't', type: 'info', flag: 0, alert: { title: 't', file: [] }, settings: {} };

test.each([
  { what: 'nothing', sent: rightful, faults: [] },
  { what: 'nothing optional', sent: { ...rightful, page: { number: 1 }, settings: { act: 'a' } }, faults: [] },
  { what: 'a missing field', sent: { ...rightful, alert: { title: 't' } }, faults: ['alert.file'] },
  { what: 'a missing object', sent: { ...rightful, settings: undefined }, faults: ['settings'] },
  {
    what: 'a field nobody named',
    sent: { ...rightful, alert: { ...rightful.alert, owner: 'o' } },
    faults: ['alert.owner'],
  },
  { what: 'another value', sent: { ...rightful, type: 'other' }, faults: ['type'] },
])('of a request, $what is a fault: $faults', ({ sent, faults }) => {
  expect(requestFaults(JSON.parse(JSON.stringify(sent)), form)).toEqual(faults);
});

test('an open object carries whatever it likes', () => {
  const sent = { ...rightful, settings: { kept: { for: 'later' } } };
  expect(requestFaults(sent, form, ['settings'])).toEqual([]);
  expect(requestFaults(sent, form)).toEqual(['settings.kept.for']);
});
