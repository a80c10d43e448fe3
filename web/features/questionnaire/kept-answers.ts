import * as z from 'zod/mini';
import { type Answers, answers, noAnswers } from '#web/features/questionnaire/answers';
import { lastStep } from '#web/features/questionnaire/questionnaire-step';
import { keepDraft, readDraft } from '#web/forms/draft-store';

/** Kept beside the drafts, so that the answers go when the owner leaves. */
const name = 'questionnaire';
/** To be raised when the answers change their shape: older ones are then not read. */
const version = 1;

const kept = z.object({
  version: z.literal(version),
  /** Where reopening begins. */
  step: z.int().check(z.minimum(1), z.maximum(lastStep)),
  answers,
});

export interface KeptAnswers {
  readonly step: number;
  readonly answers: Answers;
}

/** What this owner answered in this tab, and how far they came; nothing answered when there is none (QUEST-20). */
export function keptAnswers(owner: string): KeptAnswers {
  try {
    const read = kept.safeParse(JSON.parse(readDraft(owner, name)));
    if (read.success) return read.data;
  } catch {
    // Nothing was kept, or not by us.
  }
  return { step: 1, answers: noAnswers };
}

export function keepAnswers(owner: string, now: KeptAnswers): void {
  keepDraft(owner, name, JSON.stringify({ version, ...now }));
}

export function forgetAnswers(owner: string): void {
  keepDraft(owner, name, '');
}
