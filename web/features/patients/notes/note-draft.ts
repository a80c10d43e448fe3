import * as z from 'zod/mini';
import type { NoteOfRecord, SessionOfNote } from '#contracts/patients/patients.api';
import type { DraftKind } from '#web/forms/draft-store';

const draftSchema = z.object({ title: z.string(), text: z.string(), revision: z.string() });
type NoteDraft = z.output<typeof draftSchema>;

/** A stored note, or a new one of a session or of none. */
interface Written {
  readonly note: Pick<NoteOfRecord, 'id'> | undefined;
  readonly session?: Pick<SessionOfNote, 'token'> | undefined;
}

/** The draft of a note; new ones have one for each session, and one for all of no session. */
export function noteDraft(patient: string, { note, session }: Written): DraftKind<NoteDraft> {
  const name = note?.id ?? (session ? `session-${session.token}` : 'new');
  return { name: `note:${patient}:${name}`, version: 1, schema: draftSchema };
}
