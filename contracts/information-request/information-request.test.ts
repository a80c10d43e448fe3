import { expect, test } from 'vitest';
import { sendInformationRequest } from '#contracts/information-request/information-request.api';
import { informationRequestExamples } from '#contracts/information-request/information-request.examples';

const question = informationRequestExamples.sendInformationRequest.visitor;

/** The message of each field that refuses the question once these fields are changed. */
function faultsOf(changes: object): Record<string, string> {
  const issues = sendInformationRequest.input.safeParse({ ...question, ...changes }).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

test.each(['email', 'message', 'firstName', 'phone'])('%s must be given (MODAL-08)', (field) => {
  expect(faultsOf({ [field]: ' ' })).toEqual({ [field]: 'required' });
});

test('the last name may be empty (MODAL-09)', () => {
  expect(faultsOf({ lastName: '' })).toEqual({});
});

test.each([
  { what: 'no address', changes: { email: 'lucia' }, faulty: 'email' },
  { what: 'an endless message', changes: { message: 'x'.repeat(2001) }, faulty: 'message' },
  { what: 'an endless first name', changes: { firstName: 'x'.repeat(81) }, faulty: 'firstName' },
  { what: 'an endless last name', changes: { lastName: 'x'.repeat(81) }, faulty: 'lastName' },
  { what: 'an endless number', changes: { phone: '1'.repeat(31) }, faulty: 'phone' },
  { what: 'an endless subject', changes: { subject: 'x'.repeat(201) }, faulty: 'subject' },
])('$what is refused', ({ changes, faulty }) => {
  expect(faultsOf(changes)).toEqual({ [faulty]: 'invalid' });
});
