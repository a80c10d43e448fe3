import { describe, expect, test } from 'vitest';
import { handlers } from '#bff/operations';
import { type OperationHandler, runOperation } from '#bff/run-operation';
import type { Access, Operation } from '#contracts/kernel/operation';
import type { ExampleReader } from '#contracts/kernel/operation-examples';
import { operationExamples } from '#contracts/operation-examples';
import { type OperationName, operations } from '#contracts/operations';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform } from '#mocks/start-in-vitest';

/** Who is let to each operation, written down a second time: opening one to more people is to be meant. */
const letTo: Readonly<Record<Access, readonly OperationName[]>> = {
  everyone: [
    'login/log-in',
    'login/log-out',
    'login/current-session',
    'login/recover-password',
    'login/start-social-sign-in',
    'therapists/search-therapists',
    'therapists/count-therapists',
    'therapists/filter-choices',
    'therapists/therapist-detail',
    'addresses/suggest-addresses',
    'addresses/address-detail',
    'terms/read-terms',
    'registration/register-patient',
    'registration/register-professional',
    'registration/validate-account',
    'information-request/send-information-request',
  ],
  'signed-in': [
    'login/keep-session',
    'consents/give-consents',
    'chat/list-conversations',
    'chat/read-conversation',
    'chat/send-text',
    'chat/mark-read',
    'chat/delete-conversation',
    'appointments/list-appointments',
    'calendar-export/appointment-file',
    'calendar-export/own-subscription',
    'calendar-export/start-subscription',
    'calendar-export/end-subscription',
  ],
  patients: [
    'therapists/record-profile-view',
    'favourites/list-favourites',
    'favourites/add-favourite',
    'tutorial/finish-tutorial',
    'chat/start-conversation',
    'appointments/confirm-appointment',
    'payments/own-payment-data',
    'payments/save-tax-code',
    'payments/request-payment',
    'payments/own-wallet',
    'informed-consent/own-informed-consent',
    'informed-consent/preview-informed-consent',
    'informed-consent/give-informed-consent',
    'informed-consent/signed-informed-consent',
    'reviews/list-review-standings',
    'reviews/leave-review',
  ],
  professionals: [
    'billing/own-billing-data',
    'billing/complete-billing-data',
    'billing/postpone-billing-data',
    'appointments/list-invitees',
    'appointments/book-appointment',
    'appointments/move-appointment',
    'appointments/cancel-appointment',
    'invoices/previous-month-revenue',
    'working-hours/own-working-hours',
    'working-hours/save-working-hours',
  ],
  'joining-professionals': [],
};

test('each operation is open to those who are named for it, and to nobody else', () => {
  const open = Object.values(operations).map(({ name, access }) => `${name} to ${access}`);
  const named = Object.entries(letTo).flatMap(([access, names]) => names.map((name) => `${name} to ${access}`));
  expect(open.toSorted()).toEqual(named.toSorted());
});

const strangers: Readonly<Record<ExampleReader, readonly PersonaName[]>> = {
  visitor: [],
  patient: ['marco', 'sara'],
  professional: ['serafini'],
};

/** What belongs to Giulia and Rinaldi, or to one of them: the input names it by its token. */
const belonging = ['chat', 'appointment', 'therapist'] as const;
const openAnyway: readonly OperationName[] = [
  'therapists/therapist-detail',
  'therapists/record-profile-view',
  'favourites/add-favourite',
  'chat/start-conversation',
];

const attempts = (Object.values(operations) as readonly Operation[])
  .filter(({ name }) => !openAnyway.includes(name as OperationName))
  .flatMap((operation) =>
    Object.entries(operationExamples[operation.name as OperationName])
      .filter(([, input]) => belonging.some((field) => Object.hasOwn(input as object, field)))
      .flatMap(([reader, input]) =>
        strangers[reader as ExampleReader].map((stranger) => ({ name: operation.name, operation, input, stranger })),
      ),
  );

describe('what belongs to others is not found, and nothing of it is changed', () => {
  test.each(attempts)('$name asked by $stranger', async ({ operation, input, stranger }) => {
    const platform = createTestPlatform();
    const before = platform.db.snapshot();
    const handler = handlers[operation.name as OperationName] as OperationHandler<Operation>;
    const answer = await runOperation(operation, handler, platform.contextFor(stranger), input);
    expect(answer).toEqual({ status: 404, body: { code: 'not_found', requestId: expect.any(String) } });
    expect(platform.db.snapshot()).toEqual(before);
  });

  test('and every kind of thing that belongs to somebody is among what is tried', () => {
    expect(new Set(attempts.map(({ name }) => name.split('/')[0]))).toEqual(
      new Set(['chat', 'appointments', 'payments', 'informed-consent', 'reviews', 'calendar-export']),
    );
  });
});
