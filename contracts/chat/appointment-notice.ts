const marker = /\s*\b(event_pt|batch):\s*([\w.-]{1,128})?/g;

/** The subject that marks a message as an appointment card (CHAT-18). */
export const appointmentNoticeSubject = 'Event Notification';

/** What a notice names, null where it does not: its appointment, and the batch that it is about. */
export interface AppointmentNoticeContent {
  readonly appointment: string | null;
  readonly batch: string | null;
  readonly text: string;
}

/** The words a notice about several appointments of a series begins with. */
export const seriesNoticeWords = {
  booked: 'Appuntamenti settimanali: ',
  moved: 'Appuntamenti della serie modificati: ',
  cancelled: 'Appuntamenti della serie annullati: ',
} as const;

/** Splits a notice into what its markers name and its text without them (CHAT-19). */
export function readAppointmentNotice(body: string): AppointmentNoticeContent {
  const markers = [...body.matchAll(marker)];
  const named = (kind: string) => markers.find(([, one, name]) => one === kind && name !== undefined)?.[2] ?? null;
  return { appointment: named('event_pt'), batch: named('batch'), text: body.replaceAll(marker, '').trim() };
}

/** The body of a notice, which ends with the marker of its appointment (LEG-33). */
export function appointmentNoticeBody(text: string, appointment: string, batch?: string): string {
  const ofSeries = batch === undefined ? '' : ` batch:${batch}`;
  return `${text}${ofSeries} event_pt:${appointment}`;
}
