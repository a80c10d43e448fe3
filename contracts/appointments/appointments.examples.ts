import type { appointmentsApi } from '#contracts/appointments/appointments.api';
import type { ExamplesOf } from '#contracts/kernel/operation-examples';

export const appointmentsExamples = {
  listAppointments: { patient: {}, professional: {} },
  listInvitees: { professional: {} },
  bookAppointment: {
    professional: {
      kind: 'introductory-talk',
      title: 'Primo colloquio',
      date: '2027-01-15',
      time: '10:00',
      slots: 1,
      patient: 'pt-marco',
      series: 'example-series-1',
      idempotencyKey: 'example-book-1',
    },
  },
  moveAppointment: {
    professional: {
      appointment: 'event-giulia-accepted',
      startsAt: '2026-11-30T17:30:00.000Z',
      title: 'Seduta individuale',
      date: '2027-01-15',
      time: '12:00',
      slots: 2,
      batch: 'example-batch-1',
      idempotencyKey: 'example-move-1',
    },
  },
  confirmAppointment: { patient: { appointment: 'event-giulia-pending' } },
  cancelAppointment: { professional: { appointment: 'event-giulia-accepted', batch: 'example-batch-2' } },
} satisfies ExamplesOf<typeof appointmentsApi>;
