import type { Instant } from '#contracts/kernel/instant';
import type { AddressRow, UserRow } from '#mocks/db/rows';
import { documentAddress } from '#mocks/informed-consent/document-address';
import { daysAgo } from '#mocks/people/moments';
import { diaryRows, patientRow } from '#mocks/people/patient-row';
import { giuliaDiary } from '#mocks/people/people-data';
import { identityOf } from '#mocks/personas';

const milano: AddressRow = {
  id: 'luogo-milano',
  formatted_address: 'Milano MI, Italia',
  coordinates: [45.4642, 9.19],
  type: 'Point',
};

/** Giulia Moretti: months of past sessions and of diary, and credit in the wallet. */
export function giuliaRow(now: Instant): UserRow {
  return patientRow(
    {
      ...identityOf('giulia'),
      registeredDaysAgo: 214,
      hasPicture: true,
      wallet: '12.50',
      watchedTutorial: true,
      profile: {
        nome: 'Giulia',
        cognome: 'Moretti',
        gender: 'donna',
        dob: '14/03/1993',
        telefono: '+39 399 551 2098',
      },
      home: 'Via Carlo Farini 41, 20159 Milano MI, Italia',
      homeAt: [45.4912, 9.1837],
      birthPlace: milano,
      taxCode: 'MRTGLI93C54F205D',
      sendsCost: true,
      diary: diaryRows(now, giuliaDiary),
      favourites: ['pt-rinaldi'],
      consents: [
        {
          user_pt: 'pt-rinaldi',
          file: documentAddress('consenso-pt-giulia-pt-rinaldi.pdf'),
          created_at: daysAgo(now, 90),
        },
      ],
      ascolto: {
        consents: {
          version: 1,
          given: ['terms', 'privacy', 'personalData', 'serviceFee'].map((consent) => ({
            consent,
            at: daysAgo(now, 214),
            version: 1,
          })),
        },
        choices: [
          { choice: 'newsletter', value: true, at: daysAgo(now, 200) },
          { choice: 'newsletter', value: false, at: daysAgo(now, 61) },
          { choice: 'deduct_cost', value: true, at: daysAgo(now, 120) },
        ],
      },
    },
    now,
  );
}

/** Marco Ferri: has written, has had no session yet. */
export function marcoRow(now: Instant): UserRow {
  return patientRow(
    {
      ...identityOf('marco'),
      registeredDaysAgo: 12,
      hasPicture: false,
      wallet: '0',
      watchedTutorial: true,
      profile: { nome: 'Marco', cognome: 'Ferri', gender: 'uomo', dob: '1985-09-02', telefono: '+39 399 447 0616' },
      home: 'Via Padova 118, 20131 Milano MI, Italia',
      homeAt: [45.4969, 9.2296],
      birthPlace: milano,
      taxCode: 'FRRMRC85P02F205L',
    },
    now,
  );
}

/** Sara Lombardi: registered today. */
export function saraRow(now: Instant): UserRow {
  return patientRow(
    {
      ...identityOf('sara'),
      registeredDaysAgo: 0,
      hasPicture: false,
      wallet: '0',
      watchedTutorial: false,
      profile: { nome: 'Sara', cognome: 'Lombardi', gender: 'donna', dob: '2001-06-27', telefono: '+39 399 908 2774' },
      home: 'Via Galliera 60, 40121 Bologna BO, Italia',
      taxCode: 'LMBSRA01H67A944O',
    },
    now,
  );
}
