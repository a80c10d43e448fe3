import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useDraftOwner } from '#web/forms/draft-owner';
import { type DraftKind, findDraft, forgetDraft, storeDraft } from '#web/forms/draft-store';

export interface Draft<Value> {
  /** What this tab kept when the form opened; undefined when there was nothing to read. */
  readonly found: Value | undefined;
  /** Something was kept that fits the form no more: it is dropped, and the form says so. */
  readonly isDropped: boolean;
  /** Whether a draft is kept at this moment. */
  readonly isKept: boolean;
  /** Keeps the value; undefined forgets what was kept. */
  readonly keep: (value: Value | undefined) => void;
  readonly forget: () => void;
}

/**
 * The draft of one form in this tab. It survives a reload, Back, a closed dialog and an expired session of the same user;
 * signing out and quick exit wipe it. Passwords and files must not be part of its schema.
 */
export function useDraft<Value>(kind: DraftKind<Value>): Draft<Value> {
  const present = useDraftOwner();
  // A form that outlives the session goes on keeping for the user who filled it in.
  const [owner] = useState(present);
  const [found] = useState(() => findDraft(kind, owner));
  const [isKept, setKept] = useState(found.kind === 'kept');
  const forget = () => {
    forgetDraft(kind, owner);
    setKept(false);
  };
  const keep = (value: Value | undefined) => {
    if (value === undefined) return forget();
    storeDraft(kind, owner, value);
    setKept(true);
  };
  return { found: found.value, isDropped: found.kind === 'unreadable', isKept, keep, forget };
}

/** Keeps the draft at every change of the form; `toKeep` gives what of the values is kept, undefined when they are blank. */
export function useKeepDraft<Values extends FieldValues, Value>(
  { subscribe, getValues }: Pick<UseFormReturn<Values>, 'subscribe' | 'getValues'>,
  draft: Draft<Value>,
  toKeep: (values: Values) => Value | undefined,
): void {
  const keep = useEffectEvent(() => draft.keep(toKeep(getValues())));
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          if (name && type !== 'blur') keep();
        },
      }),
    [subscribe],
  );
}
