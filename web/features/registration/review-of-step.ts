import { civilDateFrom, italianDate } from '#contracts/kernel/civil-date';
import type { WizardStep } from '#web/forms/wizard-step';

/** A label and its value in words. */
export interface ReviewLine {
  readonly label: string;
  readonly value: string;
}

/** Fields without a line: repeated ones and passwords. */
const unshown = new Set(['emailConfirmation', 'password', 'passwordConfirmation']);

/**
 * The lines of a step in the review before sending. Consents, empty fields and fields that an earlier step also
 * contains have none.
 */
export function reviewOfStep<Values>(
  step: WizardStep<Values>,
  { values, before = [] }: { readonly values: Values; readonly before?: readonly WizardStep<Values>[] },
): readonly ReviewLine[] {
  const hidden = new Set([...unshown, ...before.flatMap(({ labels }) => Object.keys(labels))]);
  const held = values as Readonly<Record<string, unknown>>;
  return Object.entries<string | undefined>(step.labels).flatMap(([name, label = '']) => {
    const value = hidden.has(name) ? '' : shown(held[name]);
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
