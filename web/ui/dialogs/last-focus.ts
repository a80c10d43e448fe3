import { useEffect } from 'react';

let lastFocus: readonly Element[] = [];

/** Remembers where the focus was, for when its place is disabled or gone before a dialog opens. */
export function useRememberedFocus(): void {
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      lastFocus = ancestorsOf(target as Element);
    };
    document.addEventListener('focusin', remember);
    return () => {
      document.removeEventListener('focusin', remember);
      lastFocus = [];
    };
  }, []);
}

/** What has the focus, and what it is in, up to the body; what had it last, where nothing has it. */
export function focusedWithin(): readonly Element[] {
  const focused = ancestorsOf(document.activeElement);
  return focused.length > 0 ? focused : lastFocus;
}

function ancestorsOf(element: Element | null): readonly Element[] {
  const ancestors: Element[] = [];
  for (let each = element; each && each !== document.body; each = each.parentElement) ancestors.push(each);
  return ancestors;
}
