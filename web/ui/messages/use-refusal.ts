import { useEffect, useId, useSyncExternalStore } from 'react';
import { onToasts, raise, shownToast, takeBack } from '#web/ui/messages/toast-store';

export interface Refusal {
  /** Says what is wrong with the field, by a toast. */
  readonly refuse: (title: string, advice: string) => void;
  /** Takes it back: the field is turned to. */
  readonly takeBack: () => void;
  /** What the toast says, while it does. */
  readonly text: string | undefined;
  /** Flags the field and describes it, unseen and unspoken: that is the toast's. */
  readonly field: { readonly error?: string; readonly errorProps?: { readonly className: string } };
}

/** What a toast says of a field, for as long as its `subject` (what stands in it) is the one that was refused. */
export function useRefusal(subject: unknown): Refusal {
  const id = useId();
  const text = useSyncExternalStore(onToasts, () => {
    const toast = shownToast();
    return toast?.id === id ? `${toast.title.replace(/\.$/, '')}. ${toast.advice}` : undefined;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed subject takes it back, whatever that is
  useEffect(() => () => takeBack({ what: 'closed', id }), [id, subject]);
  return {
    refuse: (title, advice) => raise({ id, kind: 'refusal', title, advice }),
    takeBack: () => takeBack({ what: 'closed', id }),
    text,
    field: text === undefined ? {} : { error: text, errorProps: { className: 'visually-hidden' } },
  };
}
