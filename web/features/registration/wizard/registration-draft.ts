import * as z from 'zod/mini';
import { keepDraft, readDraft } from '#web/forms/draft-store';

/** Whoever registers is nobody yet: the draft belongs to the tab, and goes when somebody signs in. */
const owner = 'visitor';
/** To be raised when the fields change their shape: an older draft is then not read. */
const version = 1;

const registrationDraft = z.object({
  version: z.literal(version),
  /** Milliseconds since 1970. */
  savedAt: z.number(),
  values: z.record(z.string(), z.unknown()),
  /** What was filled in too and is never kept: passwords and files, by field. */
  leftOut: z.array(z.string()),
  /** The last attempt to register: its act key, and the content it was made with. */
  attempt: z.nullable(z.object({ act: z.string(), content: z.string() })),
});

export type RegistrationDraft = Omit<z.output<typeof registrationDraft>, 'version'>;
export type Attempt = NonNullable<RegistrationDraft['attempt']>;
export type WizardName = 'patient' | 'professional';

/** What was typed in this tab; undefined when there is nothing or it cannot be read. */
export function readRegistrationDraft(wizard: WizardName): RegistrationDraft | undefined {
  try {
    const read = registrationDraft.safeParse(JSON.parse(readDraft(owner, draftName(wizard))));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

export function keepRegistrationDraft(wizard: WizardName, draft: RegistrationDraft): void {
  keepDraft(owner, draftName(wizard), JSON.stringify({ version, ...draft }));
}

export function forgetRegistrationDraft(wizard: WizardName): void {
  keepDraft(owner, draftName(wizard), '');
}

function draftName(wizard: WizardName): string {
  return `registration:${wizard}`;
}
