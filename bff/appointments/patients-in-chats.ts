import type { OtherSide } from '#bff/chat/other-side';
import { ownChats } from '#bff/chat/own-chats';
import { withOtherSides } from '#bff/chat/with-other-sides';
import type { Context } from '#bff/context';
import type { LegacyRecipient } from '#contracts/chat/chat.legacy';

/** A patient who wrote to the therapist, and their chat. */
export interface PatientInChat {
  readonly chat: LegacyRecipient;
  readonly patient: Extract<OtherSide, { token: string }>;
}

/** The patients of the therapist's chats by token, each once; neither professionals nor the administration. */
export async function patientsInChats(context: Context): Promise<ReadonlyMap<string, PatientInChat>> {
  const chats = await withOtherSides(context, await ownChats(context));
  const ofPatients = chats.flatMap(({ chat, otherSide }) =>
    otherSide.kind === 'patient' ? [{ chat, patient: otherSide }] : [],
  );
  return new Map(ofPatients.map((inChat) => [inChat.patient.token, inChat]));
}
