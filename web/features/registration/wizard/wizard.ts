import type { WizardName } from '#web/features/registration/wizard/registration-draft';
import type { WizardStep } from '#web/features/registration/wizard/wizard-step';

/** A wizard as data: what it asks, in which order, and what of it is never kept in a draft. */
export interface Wizard<Values> {
  readonly name: WizardName;
  /** The page's title, before the step's. */
  readonly title: string;
  readonly steps: readonly WizardStep<Values>[];
  readonly blank: Values;
  /** Passwords and files, with the words for having to give them again. */
  readonly neverKept: Readonly<Partial<Record<keyof Values & string, string>>>;
}
