const marker = /\s*\bevent_pt:\s*([\w.-]{1,128})?/g;

/** The subject that marks a message as an appointment card (CHAT-18). */
export const appointmentNoticeSubject = 'Event Notification';

/** Splits a notice into the token of its appointment, null without one, and its text without the marker (CHAT-19). */
export function readAppointmentNotice(body: string): { appointment: string | null; text: string } {
  const [, appointment = null] = [...body.matchAll(marker)].find(([, token]) => token !== undefined) ?? [];
  return { appointment, text: body.replaceAll(marker, '').trim() };
}
