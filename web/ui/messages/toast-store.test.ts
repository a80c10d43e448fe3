import { expect, test } from 'vitest';
import { type Occasion, shownOf, stillTrue, type Toast, withRaised } from '#web/ui/messages/toast-store';

const success: Toast = { id: 'success', kind: 'success', title: 'Salvato' };
const note: Toast = { id: 'note', kind: 'note', title: 'Non hai cambiato nulla' };
const refusal: Toast = { id: 'refusal', kind: 'refusal', title: 'messaggio valido' };
const failure: Toast = { id: 'failure', kind: 'failure', title: 'errore', attempt: 'chat/send-text' };
const offering: Toast = { ...success, id: 'offering', offer: { label: 'Annulla', run: async () => {} } };
const all = [success, note, refusal, failure];

test.each<{ occasion: Occasion; leaves: string; left: readonly Toast[] }>([
  { occasion: { what: 'press' }, leaves: 'a refusal', left: [success, note, failure] },
  { occasion: { what: 'attempt', name: 'chat/send-text' }, leaves: 'its failure', left: [success, note, refusal] },
  { occasion: { what: 'attempt', name: 'chat/mark-read' }, leaves: 'nothing', left: all },
  { occasion: { what: 'closed', id: 'note' }, leaves: 'the one that was closed', left: [success, refusal, failure] },
  { occasion: { what: 'route' }, leaves: 'everything', left: [] },
  { occasion: { what: 'session' }, leaves: 'everything', left: [] },
])('with $occasion $leaves goes', ({ occasion, left }) => {
  expect(stillTrue(all, occasion)).toEqual(left);
});

test('what is raised on the way to another screen arrives there, and leaves with the next', () => {
  const arrived = stillTrue([failure, { ...success, travels: true }], { what: 'route' });
  expect(arrived).toMatchObject([{ id: 'success' }]);
  expect(stillTrue(arrived, { what: 'route' })).toEqual([]);
  expect(stillTrue([{ ...success, travels: true }], { what: 'session' })).toEqual([]);
});

test('an offer stands on other screens too, and leaves with the end of the session', () => {
  const left = stillTrue([failure, offering], { what: 'route' });
  expect(left).toEqual([offering]);
  expect(stillTrue(left, { what: 'route' })).toBe(left);
  expect(stillTrue(left, { what: 'session' })).toEqual([]);
});

test.each([
  { what: 'a newer one takes the place of an older of its kind', before: [success], raised: { ...success, id: 'two' } },
  { what: 'a failure takes the place of a refusal', before: [refusal], raised: failure },
  { what: 'a failure is not hidden by what went well before it', before: [success], raised: failure },
  { what: 'a refusal answers what was pressed just now: it stands alone', before: all, raised: refusal },
  { what: 'a newer offer takes the place of an older', before: [offering], raised: { ...offering, id: 'two' } },
])('$what', ({ before, raised }) => {
  expect(withRaised(before, raised)).toEqual([raised]);
});

test.each([failure, refusal])('an offer waits until $kind has been read', (raised) => {
  const both = withRaised([offering], raised);
  expect(both).toEqual([offering, raised]);
  expect(shownOf(both)).toBe(raised);
  expect(shownOf(stillTrue(both, { what: 'closed', id: raised.id }))).toBe(offering);
});

const failedOffer: Toast = { ...failure, id: 'failed-offer', offer: { label: 'Annulla', run: async () => {} } };

test('a failed offer that may be tried again takes the place of the first, and no attempt takes it away', () => {
  expect(withRaised([offering], failedOffer)).toEqual([failedOffer]);
  expect(stillTrue([failedOffer], { what: 'attempt', name: 'chat/send-text' })).toEqual([failedOffer]);
  expect(withRaised([failedOffer], offering)).toEqual([offering]);
});

test.each([failure, refusal, success])(
  'what $kind says of something else leaves a failed offer where it is',
  (other) => {
    expect(withRaised([failedOffer], other)).toEqual([failedOffer, other]);
  },
);

test.each([
  { toasts: [failure, success, note], shown: success },
  { toasts: [offering, failure, note], shown: failure },
  { toasts: [note, failure], shown: failure },
  { toasts: [note], shown: note },
  { toasts: [], shown: undefined },
])('of several the last is shown, and a note after everything else: $shown.id', ({ toasts, shown }) => {
  expect(shownOf(toasts)).toBe(shown);
});
