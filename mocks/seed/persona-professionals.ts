import type { Instant } from '#contracts/kernel/instant';
import type { UserRow } from '#mocks/db/rows';
import { italianDayAgo } from '#mocks/seed/moments';
import { identityOf } from '#mocks/seed/persona-identity';
import { basicPlan, premiumPlan, signedContract } from '#mocks/seed/plan-rows';
import { type ProfessionalProfile, professionalRow } from '#mocks/seed/professional-row';
import { rinaldiBiography, serafiniBiography } from '#mocks/seed-texts/persona-biographies';

/** Dottor Andrea Rinaldi: psychotherapist, Premium, Milano. */
export function rinaldiRow(now: Instant): UserRow {
  const plan = premiumPlan(now, 9);
  return professionalRow(
    {
      ...identityOf('rinaldi'),
      plan,
      contracts: [signedContract(plan, now, 188)],
      authorisation: 'accettato',
      registeredDaysAgo: 400,
      taxCode: 'RNLNDR78E22F205W',
      home: 'Via Cesare Correnti 14, 20123 Milano MI, Italia',
      patients: [
        {
          user_pt: 'pt-giulia',
          anamnesi: 'Primo percorso. Sonno leggero, lavoro impegnativo, buona rete familiare.',
          note: [
            {
              id: 'nota-1',
              title: 'Terzo incontro',
              text: 'Riprendere il tema del confronto con la sorella.',
              date: italianDayAgo(now, 14),
            },
          ],
        },
      ],
      profile: rinaldiProfile,
    },
    now,
  );
}

const rinaldiProfile: ProfessionalProfile = {
  nome: 'Andrea',
  cognome: 'Rinaldi',
  role: 'psychotherapist',
  gender: 'uomo',
  dob: '22/05/1978',
  telefono: '+39 399 873 6119',
  languages: ['Italiano', 'Inglese'],
  biografia: rinaldiBiography,
  specialization: ['Psicoterapia', 'Terapia cognitivo-comportamentale (CBT)', 'EMDR', 'Mindfulness'],
  intervations: [
    'Ansia',
    'Attacchi di panico',
    'Stress lavorativo',
    'Insonnia',
    'Autostima',
    'Lutto',
    'Difficoltà di coppia',
  ],
  prices: { single_seat: '70', couple_session: '95', family_session: 110 },
  qualifications: [
    {
      education: 'Laurea in Psicologia clinica',
      institute: 'Università degli Studi di Padova',
      passed_year: 2003,
      filesList: [],
    },
    {
      education: 'Specializzazione in Psicoterapia cognitivo-comportamentale',
      institute: 'Scuola Lombarda di Psicoterapia Cognitiva',
      passed_year: '2009',
      filesList: ['diploma-pt-rinaldi.pdf'],
    },
  ],
  work_experience: [
    {
      start_date: '2010-02-01',
      end_date: '',
      ongoing: '1',
      description: 'Studio privato, Milano: psicoterapia individuale e di coppia',
    },
    {
      start_date: '2006-09-01',
      end_date: '2012-06-30',
      ongoing: false,
      description: 'Consultorio familiare di zona, Milano: consulenza ad adulti e genitori',
    },
  ],
  studio_address: [
    {
      id: 'studio-pt-rinaldi',
      formatted_address: 'Via Lazzaro Spallanzani 16, 20129 Milano MI, Italia',
      coordinates: ['45.4759', '9.2069'],
      type: 'Point',
    },
  ],
  register_defination: '03/11482',
  register_date: '2005-03-18',
  region: 'Lombardia',
  correct_name: 'Scuola Lombarda di Psicoterapia Cognitiva',
  specialization_date: '2009-12-11',
  certificatePsychotherapy: ['diploma-pt-rinaldi.pdf'],
  profile_views: '318',
};

/** Dottoressa Chiara Serafini: psychologist, Basic, Roma. */
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
      profile: serafiniProfile,
    },
    now,
  );
}

const serafiniProfile: ProfessionalProfile = {
  nome: 'Chiara',
  cognome: 'Serafini',
  role: 'psychologist',
  gender: 'donna',
  dob: '1990-11-08',
  telefono: '+39 399 604 1257',
  languages: ['Italiano', 'Spagnolo'],
  biografia: serafiniBiography,
  specialization: [],
  intervations: ['Orientamento e scelte', 'Stress da studio', 'Autostima', 'Trasferimento e vita all’estero', 'Ansia'],
  prices: { single_seat: 50, couple_session: '70' },
  qualifications: [
    {
      education: 'Laurea magistrale in Psicologia dello sviluppo',
      institute: 'Sapienza Università di Roma',
      passed_year: '2015',
      filesList: [],
    },
  ],
  work_experience: [
    {
      start_date: '2019-01-07',
      end_date: '',
      ongoing: true,
      description: 'Libera professione: sostegno psicologico online ad adulti e studenti',
    },
    {
      start_date: '2016-10-01',
      end_date: '2018-12-20',
      ongoing: '0',
      description: 'Sportello di ascolto in due istituti superiori di Roma',
    },
  ],
  studio_address: [
    {
      id: 'studio-pt-serafini',
      formatted_address: 'Via dei Volsci 90, 00185 Roma RM, Italia',
      coordinates: [41.8975, 12.5141],
      type: 'Point',
    },
  ],
  register_defination: '21877',
  register_date: '2017-02-03',
  region: 'Lazio',
  profile_views: 74,
};
