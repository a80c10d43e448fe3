import { appointmentFrom, type EventAsSeen } from '#bff/appointments/appointments-mapping';
import type { PatientInChat } from '#bff/appointments/patients-in-chats';
import { messagesFrom } from '#bff/chat/chat-mapping';
import { chatViewpoint } from '#bff/chat/chat-viewpoint';
import { unreadCount } from '#bff/chat/unread-count';
import type { Context } from '#bff/context';
import { sessionFacts } from '#bff/patients/list/session-facts';
import { fullName } from '#bff/users/full-name';
import type { ListedPatient } from '#contracts/patients/patients.api';
import type { LegacyUser } from '#contracts/users/users.legacy';

/** What the platform knows of a patient, as their therapist may see it. */
export interface SeenPatient {
  readonly token: string;
  readonly known: LegacyUser | undefined;
  readonly inChat: PatientInChat | undefined;
  /** The therapist's own events with them. */
  readonly events: readonly EventAsSeen[];
  readonly record: Pick<ListedPatient, 'notes' | 'hasAnamnesis'>;
  /** Whether they gave the therapist an informed consent. */
  readonly hasConsent: boolean;
}

/** A patient as the list shows one. */
export function listedPatient(seen: SeenPatient, context: Context): ListedPatient {
  const { mediaBase } = context.settings;
  const sessions = seen.events.map((event) => appointmentFrom(event, undefined, mediaBase));
  const { isInTherapy, ...facts } = sessionFacts(sessions, context.now());
  const messages = seen.inChat ? messagesFrom(seen.inChat.chat, chatViewpoint(context)) : [];
  return {
    ...shownPatient(seen),
    ...facts,
    unread: unreadCount(messages),
    isConsentMissing: isInTherapy && !seen.hasConsent,
    ...seen.record,
  };
}

/** Name and picture; a picture is for who is in a chat with them. */
export function shownPatient({ token, known, inChat }: Pick<SeenPatient, 'token' | 'known' | 'inChat'>) {
  const name = (known && fullName(known)) || inChat?.patient.name || 'Paziente';
  return { token, name, pictureUrl: inChat?.patient.pictureUrl ?? null };
}
