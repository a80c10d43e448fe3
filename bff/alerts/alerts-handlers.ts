import { handleListAlerts } from '#bff/alerts/list-alerts';
import { handleMarkAlertsSeen } from '#bff/alerts/mark-alerts-seen';
import type { HandlersOf } from '#bff/run-operation';
import type { alertsApi } from '#contracts/alerts/alerts.api';

export const alertsHandlers: HandlersOf<typeof alertsApi> = {
  listAlerts: handleListAlerts,
  markAlertsSeen: handleMarkAlertsSeen,
};
