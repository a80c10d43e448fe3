import { civilDateFrom, italianDate } from '#contracts/kernel/civil-date';
import type { WizardStep } from '#web/features/registration/wizard/wizard-step';

/** One line of what was given: its label and the value in words. */
export interface ReviewLine {
  readonly label: string;
  readonly value: string;
}

/** What was given twice, is nobody's to read, or goes without saying once the step could be left. */
const unshown = new Set(['emailConfirmation', 'password', 'passwordConfirmation']);

/**
 * What was given in a step, to be looked over before it is sent: ticked consents, what is empty and what a step before
 * asked for too have no line.
 */
export function reviewOfStep<Values>(
  step: WizardStep<Values>,
  { values, before = [] }: { readonly values: Values; readonly before?: readonly WizardStep<Values>[] },
): readonly ReviewLine[] {
  const told = new Set([...unshown, ...before.flatMap(({ labels }) => Object.keys(labels))]);
  const held = values as Readonly<Record<string, unknown>>;
  return Object.entries<string | undefined>(step.labels).flatMap(([name, label = '']) => {
    const value = told.has(name) ? '' : shown(held[name]);
    return value === '' ? [] : [{ label: label.replace(' (facoltativo)', ''), value }];
  });
}

const words: Readonly<Record<string, string>> = { yes: 'sì' };

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map(shown).join(', ');
  if (typeof value === 'object' && value !== null) {
    if ('formattedAddress' in value) return String(value.formattedAddress);
    if ('displayName' in value) return String(value.displayName);
  }
  if (typeof value !== 'string') return '';
  const day = civilDateFrom(value);
  return day ? italianDate(day) : (words[value] ?? value);
}
