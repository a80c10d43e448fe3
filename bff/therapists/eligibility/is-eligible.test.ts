import { expect, test } from 'vitest';
import { isEligible } from '#bff/therapists/eligibility/is-eligible';
import type { Professional, ProfessionalStatus } from '#bff/therapists/eligibility/professional-status';
import { instantFromIso } from '#contracts/kernel/instant';

const now = instantFromIso('2026-11-23T09:00:00Z');
const nothing: ProfessionalStatus = { signedDocuments: [] };
const premium = { type: 'online+studio', paymentCompleted: true, date: instantFromIso('2026-11-10T09:00:00Z') };
const basic = { type: 'online', paymentCompleted: true };
const signed = { type: 'online+studio', accepted: true };

const status: ProfessionalStatus = { authorisation: 'accettato', plan: premium, signedDocuments: [signed] };
const rinaldi: Professional = {
  isProfessional: true,
  isPrivileged: false,
  administration: status,
  published: nothing,
};

function withStatus(change: Partial<ProfessionalStatus>): Professional {
  return { ...rinaldi, administration: { ...status, ...change } };
}

test.each<{ who: string; professional: Professional }>([
  { who: 'accepted, paid up and signed (SEARCH-61, SEARCH-62)', professional: rinaldi },
  {
    who: 'whose status is only published (AMB-18, AMB-19)',
    professional: { ...rinaldi, administration: nothing, published: status },
  },
  {
    who: 'with the moment of acceptance and no word on it (SEARCH-64, C-33)',
    professional: withStatus({ signedDocuments: [{ type: 'online+studio', acceptedAt: now }] }),
  },
  {
    who: 'with a valid contract beside an invalid one (SEARCH-64)',
    professional: withStatus({ signedDocuments: [{ ...signed, isInvalid: true }, signed] }),
  },
  {
    who: "on an old plan 'online', which never ends (SEARCH-66)",
    professional: withStatus({ plan: basic, signedDocuments: [{ type: 'online', accepted: true }] }),
  },
])('lists a professional $who', ({ professional }) => {
  expect(isEligible(professional, now)).toBe(true);
});

test.each<{ who: string; id: string; professional: Professional }>([
  { who: 'a patient', id: 'SEARCH-61, PERM-13', professional: { ...rinaldi, isProfessional: false } },
  { who: 'a privileged user', id: 'SEARCH-62, PERM-18', professional: { ...rinaldi, isPrivileged: true } },
  { who: 'one awaiting approval', id: 'SEARCH-63, PERM-16', professional: withStatus({ authorisation: 'in attesa' }) },
  { who: 'one nobody spoke of', id: 'SEARCH-63', professional: withStatus({ authorisation: undefined }) },
  {
    who: 'one the administration withdrew, whatever they published',
    id: 'SEARCH-63',
    professional: { ...withStatus({ authorisation: 'sospeso' }), published: status },
  },
  { who: 'one without a contract', id: 'SEARCH-64', professional: withStatus({ signedDocuments: [] }) },
  {
    who: 'one with the contract of another plan',
    id: 'SEARCH-64, PERM-15',
    professional: withStatus({ signedDocuments: [{ type: 'online', accepted: true }] }),
  },
  {
    who: 'one whose contract is invalid',
    id: 'STATE-07',
    professional: withStatus({ signedDocuments: [{ ...signed, isInvalid: true }] }),
  },
  {
    who: 'one whose contract is not accepted',
    id: 'SEARCH-64',
    professional: withStatus({ signedDocuments: [{ type: 'online+studio', accepted: false, acceptedAt: now }] }),
  },
  {
    who: 'one whose contract was only sent',
    id: 'SEARCH-64',
    professional: withStatus({ signedDocuments: [{ type: 'online+studio' }] }),
  },
  {
    who: 'one who has not paid',
    id: 'STATE-06, PERM-14',
    professional: withStatus({ plan: { ...premium, paymentCompleted: false } }),
  },
  {
    who: 'one the administration says has not paid, whatever they published',
    id: 'SEARCH-65',
    professional: { ...withStatus({ plan: { ...premium, paymentCompleted: false } }), published: status },
  },
  { who: 'one without a plan', id: 'SEARCH-65', professional: withStatus({ plan: undefined }) },
  {
    who: 'one whose plan has no type, even beside a contract without one',
    id: 'SEARCH-64',
    professional: withStatus({
      plan: { paymentCompleted: true, date: now },
      signedDocuments: [{ accepted: true }],
    }),
  },
  {
    who: 'one whose plan has ended',
    id: 'SEARCH-66, PERM-17',
    professional: withStatus({ plan: { ...premium, date: instantFromIso('2026-10-23T08:00:00Z') } }),
  },
])('leaves out $who: $id', ({ professional }) => {
  expect(isEligible(professional, now)).toBe(false);
});
