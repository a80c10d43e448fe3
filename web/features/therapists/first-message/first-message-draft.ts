import * as z from 'zod/mini';
import type { DraftKind } from '#web/forms/draft-store';

/** The unsent message to the therapist: of a patient, or of a visitor until somebody signs in. */
export function firstMessageDraft(therapist: string): DraftKind<string> {
  return { name: `first-message:${therapist}`, version: 1, schema: z.string(), migrate: (older) => older };
}
