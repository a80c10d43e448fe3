import type { ExamplesOf } from '#contracts/kernel/operation-examples';
import type { patientProfileApi } from '#contracts/patient-profile/patient-profile.api';

const password = 'Ascolto2026!';

export const patientProfileExamples = {
  ownPatientProfile: { patient: {} },
  savePatientProfile: {
    patient: {
      changes: {
        phone: '+39 399 551 2099',
        newsletter: true,
        address: {
          id: 'luogo-milano-via-garibaldi',
          formattedAddress: 'Via Garibaldi, 20121 Milano MI, Italia',
          coordinates: { latitude: 45.4756, longitude: 9.1847 },
        },
        taxCode: 'MRTGLI93C54F205D',
        deductCost: false,
      },
      // The revision of a field that is not changed: what stands there does not matter.
      revisions: [{ field: 'terms', revision: '1a2b3c4d-5e6f7a8b' }],
    },
  },
  changeEmail: {
    patient: { email: 'giulia.nuova@example.it', shown: 'giulia.moretti@example.it', password },
  },
  exportOwnData: { patient: { password } },
  requestClosure: { patient: { password } },
  listReceivedInvoices: { patient: {} },
} satisfies ExamplesOf<typeof patientProfileApi>;
