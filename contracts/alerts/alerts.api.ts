import * as z from 'zod/mini';
import { fileUrl, isoInstant } from '#contracts/kernel/fields';
import { api, command, query } from '#contracts/kernel/operation';

/** The most alerts shown: the newest. Older ones are neither shown nor counted as unseen. */
export const mostAlerts = 200;

const alertId = z.string().check(z.regex(/^[\da-f]{1,8}-[\da-f]{1,8}$/));

/** What an alert of this program is about. */
export const alertSubjects = ['profile_to_complete', 'plan_to_choose', 'consent_signed'] as const;

export type AlertSubject = (typeof alertSubjects)[number];

const receivedAlert = z.object({
  /** Made of when the alert was sent and what it says: the platform gives it no id. */
  id: alertId,
  /** Null where the platform sent it. */
  subject: z.nullable(z.enum(alertSubjects)),
  title: z.string(),
  message: z.string(),
  files: z.array(z.object({ name: z.string(), url: fileUrl })),
  seen: z.boolean(),
  sentAt: z.nullable(isoInstant),
});

export type ReceivedAlert = z.output<typeof receivedAlert>;

export const alertsApi = api('alerts', {
  /** The alerts the caller received, newest first and undated ones last (NOTIF-01, NOTIF-08). */
  listAlerts: query({
    access: 'signed-in',
    versioned: true,
    input: z.strictObject({}),
    output: z.object({ alerts: z.array(receivedAlert), unseen: z.int() }),
  }),

  /** Marks the caller's alerts with these ids as seen; one that is there no longer is passed over (NOTIF-03). */
  markAlertsSeen: command({
    access: 'signed-in',
    affects: ['alerts/list-alerts'],
    input: z.strictObject({ ids: z.array(alertId).check(z.minLength(1), z.maxLength(mostAlerts)) }),
    output: z.object({}),
  }),
});

export const { listAlerts, markAlertsSeen } = alertsApi;
