import {
  appointmentFile,
  endSubscription,
  ownSubscription,
  startSubscription,
} from '#contracts/calendar-export/calendar-export.api';
import type { OperationExamples } from '#contracts/kernel/operation-examples';

/** One rightful input of each operation per kind of reader, in the world of the demonstration. */
export const calendarExportExamples = {
  [appointmentFile.name]: {
    patient: { appointment: 'event-giulia-accepted' },
    professional: { appointment: 'event-giulia-accepted' },
  },
  [ownSubscription.name]: { patient: {}, professional: {} },
  [startSubscription.name]: { patient: {}, professional: {} },
  [endSubscription.name]: { patient: {}, professional: {} },
} satisfies OperationExamples;
