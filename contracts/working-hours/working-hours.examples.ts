import type { ExamplesOf } from '#contracts/kernel/operation-examples';
import type { workingHoursApi } from '#contracts/working-hours/working-hours.api';

const day = [
  { from: '09:00', to: '13:00' },
  { from: '14:30', to: '19:30' },
];

export const workingHoursExamples = {
  ownWorkingHours: { professional: {} },
  saveWorkingHours: {
    professional: { week: [day, day, day, day, day, [], []], absences: [{ from: '2027-08-09', to: '2027-08-22' }] },
  },
} satisfies ExamplesOf<typeof workingHoursApi>;
