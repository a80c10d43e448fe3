import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useDraftOwner } from '#web/forms/draft-owner';
import { type DraftKind, findDraft, forgetDraft, storeDraft } from '#web/forms/draft-store';

export interface Draft<Value> {
  /** What the form begins with: the draft found in this tab, or what it holds without one. */
  readonly initial: Value;
  /** What the form holds without a draft. */
  readonly blank: Value;
  /** Whether the form began with a draft that was not discarded since. */
  readonly isResumed: boolean;
  /** Whether a kept draft no longer fits the form; it is dropped, and the form says so. */
  readonly isDropped: boolean;
  /** Keeps the value; a value equal to `blank` removes the draft. */
  readonly keep: (value: Value) => void;
  readonly forget: () => void;
  /** Removes the draft, for a form that starts again without it. */
  readonly discard: () => void;
}

/**
 * The draft of one form in this tab. It survives a reload, Back, a closed dialog and an expired session of the same
 * user; signing out and quick exit wipe it. Passwords and files must not be part of its schema. `begin` gives what the
 * form begins with, from what was kept or from nothing.
 */
export function useDraft<Value>(kind: DraftKind<Value>, begin: (kept: Value | undefined) => Value): Draft<Value> {
  const present = useDraftOwner();
  // A form that outlives the session keeps its draft for the user who filled it in.
  const [owner] = useState(present);
  const [found] = useState(() => findDraft(kind, owner));
  const [initial] = useState(() => begin(found.value));
  const blank = begin(undefined);
  const isBlank = (value: Value) => JSON.stringify(value) === JSON.stringify(blank);
  const [isResumed, setResumed] = useState(found.kind === 'kept' && !isBlank(initial));
  const isDropped = found.kind === 'unreadable';
  const drop = useEffectEvent(() => forgetDraft(kind, owner));
  useEffect(() => {
    if (isDropped) drop();
  }, [isDropped]);
  const forget = () => forgetDraft(kind, owner);
  const keep = (value: Value) => (isBlank(value) ? forget() : storeDraft(kind, owner, value, true));
  const discard = () => {
    forget();
    setResumed(false);
  };
  return { initial, blank, isResumed, isDropped, keep, forget, discard };
}

/** Keeps the draft at every change of the form; `toKeep` gives what of the values is kept. */
export function useKeepDraft<Values extends FieldValues, Value>(
  form: Pick<UseFormReturn<Values>, 'subscribe' | 'getValues'>,
  draft: Pick<Draft<Value>, 'keep'>,
  toKeep: (values: Values) => Value,
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
