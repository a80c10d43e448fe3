import type { ChatViewpoint } from '#bff/chat/chat-viewpoint';
import { pictureUrl } from '#bff/media/picture-url';
import { fullName } from '#bff/users/full-name';
import type { ChatSummary } from '#contracts/chat/chat.api';
import type { LegacyRecipient } from '#contracts/chat/chat.legacy';
import { publicToken } from '#contracts/kernel/fields';
import type { LegacyUser } from '#contracts/users/users.legacy';

export type OtherSide = ChatSummary['otherSide'];
type Participant = LegacyRecipient['usherGroup'][number];

const namesOfTheUnknown = { patient: 'Paziente', professional: 'Terapeuta' };

/**
 * The participant who is not the signed-in user. The administration may sit in a chat between two others, so it is the
 * other side only when there is no one else. Undefined when the user is alone in the chat.
 */
export function otherParticipant(chat: LegacyRecipient, reader: ChatViewpoint): Participant | undefined {
  const others = chat.usherGroup.filter(
    ({ public_token }) => public_token !== reader.token && publicToken.safeParse(public_token).success,
  );
  return others.find((person) => !isAdministration(person, reader)) ?? others[0];
}

/** Whether a participant came as a bare token, so that the name has to be read separately. */
export function isNameless(person: Participant, reader: ChatViewpoint): boolean {
  return person.name === undefined && !isAdministration(person, reader);
}

/**
 * The other side as the browser sees it. The administration's account has a fixed name, whatever it calls itself, and
 * no token (CHAT-11).
 */
export function otherSideFrom(
  person: Participant,
  { chat, reader, known }: { chat: LegacyRecipient; reader: ChatViewpoint; known: LegacyUser | undefined },
): OtherSide {
  const picture = pictureUrl(person.picture ?? known?.picture, reader.mediaBase);
  const kind = isAdministration(person, reader)
    ? 'administration'
    : kindFrom(person.type ?? known?.public_configuration.type ?? chat.group_type, reader);
  if (kind === 'administration') return { kind, name: 'amministrazione', pictureUrl: picture };
  const name = person.name ?? (known && fullName(known));
  return { kind, token: person.public_token, name: name || namesOfTheUnknown[kind], pictureUrl: picture };
}

function isAdministration({ public_token, type }: Participant, { adminTokens }: ChatViewpoint): boolean {
  return type === 'amministrazione' || adminTokens.includes(public_token);
}

/**
 * Translates the platform's type; where it has none, patients speak with professionals and professionals with patients.
 */
function kindFrom(type: string | undefined, reader: ChatViewpoint): OtherSide['kind'] {
  if (type === 'amministrazione') return 'administration';
  if (type === 'dottore') return 'professional';
  if (type === 'paziente') return 'patient';
  return reader.userType === 'patient' ? 'professional' : 'patient';
}
