import type { UserType } from '#web/session/session-context';

/** A part of an answer: a paragraph, or the lines of a list. */
export type AnswerPart = string | readonly string[];

export interface HelpEntry {
  /** What its address calls it; unique on its page. */
  readonly id: string;
  readonly question: string;
  readonly answer: readonly AnswerPart[];
}

interface HelpHead {
  readonly title: string;
  readonly description: string;
}

export interface HelpGroup {
  readonly title: string;
  readonly entries: readonly HelpEntry[];
}

/** The help of one role: the frequent questions in groups, and the steps of the tutorial (HELP-06, HELP-07). */
export interface HelpContent {
  readonly faq: HelpHead & { readonly groups: readonly HelpGroup[] };
  readonly tutorial: HelpHead & { readonly entries: readonly HelpEntry[] };
}

/** Loads the help of a role; a visitor reads the patients' (HELP-05). */
export async function loadHelp(userType: UserType | undefined): Promise<HelpContent> {
  const file =
    userType === 'professional' ? await import('./content/professional.json') : await import('./content/patient.json');
  return file.default;
}

/** All frequent questions of a role, in their order. */
export function faqEntries({ faq }: HelpContent): readonly HelpEntry[] {
  return faq.groups.flatMap(({ entries }) => entries);
}
