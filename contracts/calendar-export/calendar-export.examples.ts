import type { calendarExportApi } from '#contracts/calendar-export/calendar-export.api';
import type { ExamplesOf } from '#contracts/kernel/operation-examples';

export const calendarExportExamples = {
  appointmentFile: {
    patient: { appointment: 'event-giulia-accepted' },
    professional: { appointment: 'event-giulia-accepted' },
  },
  ownSubscription: { patient: {}, professional: {} },
  startSubscription: { patient: { replaces: null }, professional: { replaces: null } },
  endSubscription: { patient: {}, professional: {} },
} satisfies ExamplesOf<typeof calendarExportApi>;
