import type { alertsApi } from '#contracts/alerts/alerts.api';
import type { ExamplesOf } from '#contracts/kernel/operation-examples';

export const alertsExamples = {
  listAlerts: { patient: {}, professional: {} },
  markAlertsSeen: { patient: { ids: ['7c41e09b-5be2d714'] }, professional: { ids: ['7c41e09b-5be2d714'] } },
} satisfies ExamplesOf<typeof alertsApi>;
