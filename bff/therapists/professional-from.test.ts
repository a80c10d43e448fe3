import { expect, test } from 'vitest';
import { professionalStatusOf } from '#bff/therapists/eligibility/professional-status';
import { professionalFrom } from '#bff/therapists/professional-from';
import { instantFromIso } from '#contracts/kernel/instant';
import { type LegacyUserOnWire, legacyUser } from '#contracts/users/users.legacy';

const published = {
  autorizzazioni: 'accettato',
  current_plan: { type: 'online', payment_completed: '1', date: '1762765200' },
  sign_doc: [{ type: 'online', accepted_at: '1762765200' }],
} as const;

function professional(
  manager: LegacyUserOnWire['manager_configuration'],
  facts: Partial<NonNullable<LegacyUserOnWire['public_configuration']>> = {},
) {
  return professionalFrom(
    legacyUser.parse({
      public_token: 'pt-neri',
      public_configuration: { type: 'dottore', ...published, ...facts },
      manager_configuration: manager,
    }),
  );
}

test.each<{ what: string; manager: LegacyUserOnWire['manager_configuration'] }>([
  { what: 'missing', manager: undefined },
  { what: 'an empty array', manager: [] },
  { what: 'an empty plan and no documents', manager: { autorizzazioni: '', current_plan: [], sign_doc: '' } },
])('what is published counts where the administration has $what (AMB-18, AMB-19)', ({ manager }) => {
  expect(professionalStatusOf(professional(manager))).toEqual({
    authorisation: 'accettato',
    plan: {
      type: 'online',
      paymentCompleted: true,
      date: instantFromIso('2025-11-10T09:00:00Z'),
      lastPaymentDate: undefined,
      coupon: { value: undefined, expiryMonths: undefined },
    },
    signedDocuments: [
      { type: 'online', accepted: undefined, acceptedAt: instantFromIso('2025-11-10T09:00:00Z'), isInvalid: undefined },
    ],
  });
});

test("the administration's word counts above what is published, payment and coupon included (AMB-19, STATE-11, LEG-88)", () => {
  const status = professionalStatusOf(
    professional({
      autorizzazioni: 'in attesa',
      current_plan: { type: 'online+studio', payment_completed: 0, coupon: { id: 'c', value: '49', expiry: '6' } },
      sign_doc: { '0': { type: 'online+studio', accepted: '1', is_invalid: 'true' } },
    }),
  );
  expect(status).toMatchObject({
    authorisation: 'in attesa',
    plan: { type: 'online+studio', paymentCompleted: false, coupon: { value: 49, expiryMonths: 6 } },
    signedDocuments: [{ type: 'online+studio', accepted: true, isInvalid: true }],
  });
});

test('a privilege flag is read in whatever form it comes (GUARD-67)', () => {
  expect(professional([], { privilege: '1' }).isPrivileged).toBe(true);
  expect(professional([], { privilege: '' }).isPrivileged).toBe(false);
  expect(professional([]).isPrivileged).toBe(false);
});
