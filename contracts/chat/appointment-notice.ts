const marker = /\s*\bevent_pt:\s*([\w.-]{1,128})?/g;

/** The subject by which a message is known to be an appointment's card (CHAT-18). */
export const appointmentNoticeSubject = 'Event Notification';

/** Parts a notice into the appointment it speaks of and what is shown of it, without the marker (CHAT-19, CHAT-20). */
export function readAppointmentNotice(body: string): { appointment: string | null; text: string } {
  const [, appointment = null] = [...body.matchAll(marker)].find(([, token]) => token !== undefined) ?? [];
  return { appointment, text: body.replaceAll(marker, '').trim() };
}
