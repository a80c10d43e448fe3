import type { Instant } from '#contracts/kernel/instant';
import type { PlanRow, UserRow } from '#mocks/db/rows';
import { identityOf } from '#mocks/seed/persona-identity';
import { daysAgo } from '#mocks/seed/plan-rows';
import { type ProfessionalProfile, professionalRow } from '#mocks/seed/professional-row';

/** Dottoressa Lidia Bassani: approved since yesterday; company data, plan, biography and photo are still to come. */
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
      profile: bassaniProfile,
    },
    now,
  );
  return { ...row, picture: '' };
}

const bassaniProfile: ProfessionalProfile = {
  nome: 'Lidia',
  cognome: 'Bassani',
  role: 'psychologist',
  gender: 'donna',
  dob: '1992-09-03',
  telefono: '+39 399 218 5540',
  languages: ['Italiano', 'Francese'],
  biografia: '',
  intervations: ['Ansia', 'Lutto'],
  prices: { single_seat: 55 },
  qualifications: [
    {
      education: 'Laurea magistrale in Psicologia',
      institute: 'Università di Bologna',
      passed_year: '2018',
      filesList: [],
    },
  ],
  work_experience: [],
  studio_address: [],
  register_defination: '10356',
  register_date: '2020-06-19',
  region: 'Emilia-Romagna',
  company: {},
  payment_detail: {},
};

/** What stands where a plan is still to be chosen. */
function noPlan(now: Instant, registeredDaysAgo: number): PlanRow {
  return { type: '', amount: 0, payment_completed: '0', date: daysAgo(now, registeredDaysAgo) };
}

/** Dottoressa Elena Serra: registered three days ago, not approved yet. */
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
      profile: serraProfile,
    },
    now,
  );
}

const serraProfile: ProfessionalProfile = {
  nome: 'Elena',
  cognome: 'Serra',
  role: 'psychologist',
  gender: 'donna',
  dob: '1996-01-19',
  telefono: '+39 399 771 8403',
  languages: ['Italiano'],
  biografia: '',
  intervations: ['Ansia', 'Autostima'],
  prices: { single_seat: '45' },
  qualifications: [
    {
      education: 'Laurea magistrale in Psicologia',
      institute: 'Università degli Studi di Cagliari',
      passed_year: '2021',
      filesList: [],
    },
  ],
  work_experience: [],
  studio_address: [],
  register_defination: '4120',
  register_date: '2024-05-10',
  region: 'Sardegna',
};
