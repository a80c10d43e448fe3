import { civilDate } from '#contracts/kernel/civil-date';
import type { ExamplesOf } from '#contracts/kernel/operation-examples';
import type { profileApi } from '#contracts/profile/profile.api';

const studio = {
  id: 'luogo-milano-via-garibaldi',
  formattedAddress: 'Via Giuseppe Garibaldi 12, 20121 Milano MI, Italia',
  coordinates: { latitude: 45.4721, longitude: 9.1846 },
};

export const profileExamples = {
  ownProfile: { professional: {} },
  saveProfile: {
    professional: {
      changes: {
        firstName: 'Andrea',
        lastName: 'Rinaldi',
        birthDate: civilDate(1978, 5, 22),
        gender: 'uomo',
        residence: studio,
        cardExpiry: civilDate(2032, 5, 12),
        phone: '+39 399 873 6120',
        studioAddresses: [studio],
        registerNumber: '03/11482',
        region: 'Lombardia',
        school: 'Scuola Lombarda di Psicoterapia Cognitiva',
        languages: ['Italiano', 'Inglese', 'Tedesco'],
        biography: 'Ricevo a Milano e online.\n\nNei primi incontri mi interessa capire che cosa chiedi.',
        newsletter: true,
      },
      // The revision of a field that is not changed: what stands there does not matter.
      revisions: [{ field: 'workplace', revision: '1a2b3c4d-5e6f7a8b' }],
    },
  },
} satisfies ExamplesOf<typeof profileApi>;
