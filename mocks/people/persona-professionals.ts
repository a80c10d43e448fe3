import type { Instant } from '#contracts/kernel/instant';
import type { PlanRow, UserRow } from '#mocks/db/rows';
import { daysAgo } from '#mocks/people/moments';
import { personaProfiles } from '#mocks/people/people-data';
import { basicPlan, premiumPayments, premiumPlan, signedContract } from '#mocks/people/plan-rows';
import { professionalRow } from '#mocks/people/professional-row';
import { administrationToken, identityOf } from '#mocks/personas';

/** Andrea Rinaldi: psychotherapist, Premium, Milano. */
export function rinaldiRow(now: Instant): UserRow {
  const plan = premiumPlan(now, 9);
  const identity = identityOf('rinaldi');
  const formerContract = { ...signedContract(basicPlan(now, 398), now, 397), is_invalid: '1' };
  return professionalRow(
    {
      ...identity,
      plan,
      contracts: [signedContract(plan, now, 188), formerContract],
      payments: premiumPayments(now, 9, identity.token),
      authorisation: 'accettato',
      registeredDaysAgo: 400,
      taxCode: 'RNLNDR78E22F205W',
      home: 'Via Cesare Correnti 14, 20123 Milano MI, Italia',
      profile: personaProfiles.rinaldi,
    },
    now,
  );
}

/** Chiara Serafini: psychologist, Basic, Roma. */
export function serafiniRow(now: Instant): UserRow {
  const plan = basicPlan(now, 96);
  return professionalRow(
    {
      ...identityOf('serafini'),
      plan,
      contracts: [signedContract(plan, now, 95)],
      authorisation: 'accettato',
      registeredDaysAgo: 110,
      taxCode: 'SRFCHR90S48H501Y',
      home: 'Via Prenestina 140, 00176 Roma RM, Italia',
      profile: personaProfiles.serafini,
    },
    now,
  );
}

/** Lidia Bassani: approved yesterday; company data, plan, biography and photo are still missing. */
export function bassaniRow(now: Instant): UserRow {
  const row = professionalRow(
    {
      ...identityOf('bassani'),
      plan: noPlan(now, 6),
      contracts: [],
      authorisation: 'accettato',
      registeredDaysAgo: 6,
      taxCode: '',
      home: 'Via Saragozza 112, 40135 Bologna BO, Italia',
      profile: personaProfiles.bassani,
    },
    now,
  );
  return { ...row, picture: '' };
}

/** Marta Conti: all but the contract is done; her Basic plan was confirmed yesterday. */
export function contiRow(now: Instant): UserRow {
  return professionalRow(
    {
      ...identityOf('conti'),
      plan: basicPlan(now, 1),
      contracts: [],
      authorisation: 'accettato',
      registeredDaysAgo: 12,
      taxCode: 'CNTMRT88E57A944X',
      home: 'Via del Pratello 31, 40122 Bologna BO, Italia',
      profile: personaProfiles.conti,
    },
    now,
  );
}

/** The platform's entry for a plan that was not chosen yet. */
function noPlan(now: Instant, registeredDaysAgo: number): PlanRow {
  return { type: '', amount: 0, payment_completed: '0', date: daysAgo(now, registeredDaysAgo) };
}

/** Elena Serra: registered three days ago, not approved yet. */
export function serraRow(now: Instant): UserRow {
  return professionalRow(
    {
      ...identityOf('serra'),
      plan: noPlan(now, 3),
      contracts: [],
      authorisation: 'in attesa',
      registeredDaysAgo: 3,
      taxCode: 'SRRLNE96A59B354S',
      home: 'Via Is Mirrionis 20, 09121 Cagliari CA, Italia',
      profile: personaProfiles.serra,
    },
    now,
  );
}

/** The platform's own account is stored as a professional, with the flag that keeps it out of every list. */
export function administrationRow(now: Instant): UserRow {
  const plan = basicPlan(now, 900);
  const row = professionalRow(
    {
      token: administrationToken,
      privateToken: 'secret-amministrazione',
      email: 'amministrazione@example.it',
      plan,
      contracts: [signedContract(plan, now, 900)],
      authorisation: 'interno',
      registeredDaysAgo: 900,
      taxCode: '',
      home: '',
      profile: { nome: 'Amministrazione', cognome: '', role: 'psychologist', privilege: '1' },
    },
    now,
  );
  return { ...row, picture: '' };
}
