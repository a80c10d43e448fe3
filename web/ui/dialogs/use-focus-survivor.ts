import { useEffect } from 'react';

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]';
/** By then the dialog itself has tried to give the focus back to its opener. */
const afterReturnMs = 50;
const watchedMs = 3_000;

let lastFocus: readonly Element[] = [];

/** A place whose loss is still watched for, and the end of watching. */
interface Watch {
  readonly opener: readonly Element[];
  readonly end: () => void;
}

const watches = new Set<Watch>();

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

/**
 * Where the button that opened the dialog is gone when it closes, or goes soon after, the focus moves to what is
 * nearest to it on the page, and never falls to the body.
 */
export function useFocusSurvivor(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    // From here on this dialog gives the focus back: a watch of an earlier one would take it to that one's button as
    // this one closes. A dialog that took the place of the earlier one goes back to the earlier one's button.
    const opener = [...focusedWithin(), ...endWatches()];
    return () => keepFocusNear(opener);
  }, [isOpen]);
}

/** For a press that takes away what was pressed: the focus moves to what is nearest to it. */
export function keepFocusNearby(): void {
  keepFocusNear(focusedWithin());
}

/** While nothing has the focus, it moves to the first of the elements that can take it, or has something that can. */
export function keepFocusNear(opener: readonly Element[]): void {
  const keep = () => {
    if (document.activeElement === document.body) survivorOf(opener)?.focus({ preventScroll: true });
  };
  const watching = new MutationObserver(keep);
  watching.observe(document.body, { childList: true, subtree: true });
  const timers = [setTimeout(keep, afterReturnMs), setTimeout(() => watch.end(), watchedMs)];
  const watch: Watch = {
    opener,
    end: () => {
      watching.disconnect();
      for (const timer of timers) clearTimeout(timer);
      watches.delete(watch);
    },
  };
  watches.add(watch);
}

/** Ends what is watched, and tells its places, the latest first. */
function endWatches(): readonly Element[] {
  const ended = [...watches].toReversed();
  for (const watch of ended) watch.end();
  return ended.flatMap(({ opener }) => opener);
}

/** The first of the elements that is still on the page, or the first thing in it that takes the focus. */
export function survivorOf(elements: readonly Element[]): HTMLElement | null {
  const nearest = elements.find(
    (element) => element.isConnected && element.matches(`${focusable}, :has(${focusable})`),
  );
  if (!nearest) return null;
  return nearest.matches(focusable) ? (nearest as HTMLElement) : nearest.querySelector<HTMLElement>(focusable);
}

/** What has the focus, and what it is in, up to the body; what had it last, where nothing has it. */
function focusedWithin(): readonly Element[] {
  const focused = ancestorsOf(document.activeElement);
  return focused.length > 0 ? focused : lastFocus;
}

/** The element and what it is in, up to the body. */
export function ancestorsOf(element: Element | null): readonly Element[] {
  const ancestors: Element[] = [];
  for (let each = element; each && each !== document.body; each = each.parentElement) ancestors.push(each);
  return ancestors;
}
