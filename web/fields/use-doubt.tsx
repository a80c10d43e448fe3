import { type ReactNode, useState } from 'react';
import { FieldWarning } from '#web/fields/field-warning.tsx';

interface Doubt {
  /** The warning; undefined while the value is being typed, and where an error speaks. */
  readonly warning: ReactNode;
  /** To be called with the value as the field is left. */
  readonly judge: (value: string) => void;
}

/** A warning below a field whose value looks wrong, once it is left; the value is never refused. */
export function useDoubt(value: string, error: ReactNode, doubtOf: (value: string) => string | undefined): Doubt {
  const [judged, setJudged] = useState(value);
  const doubt = !error && judged === value && value.trim() !== '' ? doubtOf(value) : undefined;
  return { warning: doubt && <FieldWarning>{doubt}</FieldWarning>, judge: setJudged };
}
