import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useDraftOwner } from '#web/forms/draft-owner';
import { type DraftKind, findDraft, forgetDraft, storeDraft } from '#web/forms/draft-store';

export interface Draft<Value> {
  /** The value this tab kept when the form opened; undefined when there was none to read. */
  readonly found: Value | undefined;
  /** Whether a kept draft no longer fits the form; it is dropped, and the form says so. */
  readonly isDropped: boolean;
  /** Whether a draft is kept now. */
  readonly isKept: boolean;
  /** Keeps the value; undefined removes the draft. */
  readonly keep: (value: Value | undefined) => void;
  readonly forget: () => void;
}

/**
 * The draft of one form in this tab. It survives a reload, Back, a closed dialog and an expired session of the same
 * user; signing out and quick exit wipe it. Passwords and files must not be part of its schema.
 */
export function useDraft<Value>(kind: DraftKind<Value>): Draft<Value> {
  const present = useDraftOwner();
  // A form that outlives the session keeps its draft for the user who filled it in.
  const [owner] = useState(present);
  const [found] = useState(() => findDraft(kind, owner));
  const [isKept, setKept] = useState(found.kind === 'kept');
  const isDropped = found.kind === 'unreadable';
  const drop = useEffectEvent(() => forgetDraft(kind, owner));
  useEffect(() => {
    if (isDropped) drop();
  }, [isDropped]);
  const forget = () => {
    forgetDraft(kind, owner);
    setKept(false);
  };
  const keep = (value: Value | undefined) => {
    if (value === undefined) return forget();
    storeDraft(kind, owner, value);
    setKept(true);
  };
  return { found: found.value, isDropped, isKept, keep, forget };
}

/** Keeps the draft at every change of the form; `toKeep` picks the values to keep, undefined when they are blank. */
export function useKeepDraft<Values extends FieldValues, Value>(
  form: Pick<UseFormReturn<Values>, 'subscribe' | 'getValues'>,
  draft: Pick<Draft<Value>, 'keep'>,
  toKeep: (values: Values) => Value | undefined,
): void {
  useFormChange(form, () => draft.keep(toKeep(form.getValues())));
}

/** Calls back after each change of a field, typed or set by code; leaving a field is no change. */
export function useFormChange<Values extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Values>, 'subscribe'>,
  onChange: () => void,
): void {
  const hear = useEffectEvent(onChange);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          if (name && type !== 'blur') hear();
        },
      }),
    [subscribe],
  );
}
