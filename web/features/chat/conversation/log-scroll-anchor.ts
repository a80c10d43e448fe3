import { type RefObject, useCallback, useRef, useState } from 'react';

/** The distance from its end, in pixels, within which a log counts as being at its end. */
const nearEndPx = 80;
/** Shows that there is more above the new messages. */
const roomAboveDividerPx = 24;

/** The position a log is kept at: its new messages, its end, or where the user scrolled to (`reader`). */
type Place = 'divider' | 'end' | 'reader';

export interface LogScrollAnchor {
  readonly log: RefObject<HTMLDivElement | null>;
  readonly divider: RefObject<HTMLLIElement | null>;
  /** Whether there is more below the visible part; undefined until the log was first measured. */
  readonly isReadingBack: boolean | undefined;
  readonly moveTo: (place: Place) => void;
  /** Restores the position after the content has grown. */
  readonly settle: () => void;
  /** Whether the log is at its new messages with its end in sight too. */
  readonly showsAllNew: () => boolean;
  /** Whether the new messages begin below the visible part. */
  readonly isDividerBelow: () => boolean;
  readonly onScroll: () => void;
}

/**
 * The position a log is kept at. After a scroll by the user, nothing moves by itself until the user is back at the end.
 */
export function useLogScrollAnchor(): LogScrollAnchor {
  const log = useRef<HTMLDivElement>(null);
  const divider = useRef<HTMLLIElement>(null);
  const place = useRef<Place>('end');
  const settled = useRef({ top: 0, room: 0, isNearEnd: true });
  const [isReadingBack, setReadingBack] = useState<boolean>();

  const settle = useCallback(() => {
    const { current: box } = log;
    if (!box) return;
    if (place.current === 'divider' && divider.current) box.scrollTop = divider.current.offsetTop - roomAboveDividerPx;
    if (place.current === 'end') box.scrollTop = box.scrollHeight;
    settled.current = measured(box);
    setReadingBack(!settled.current.isNearEnd);
  }, []);
  const moveTo = useCallback(
    (next: Place) => {
      place.current = next;
      settle();
    },
    [settle],
  );
  const onScroll = useCallback(() => {
    const { current: box } = log;
    if (!box || box.scrollTop === settled.current.top || roomOf(box) !== settled.current.room) return;
    place.current = isNearEnd(box) ? 'end' : 'reader';
    settled.current = measured(box);
    setReadingBack(place.current === 'reader');
  }, []);
  const showsAllNew = useCallback(() => place.current === 'divider' && settled.current.isNearEnd, []);
  const isDividerBelow = useCallback(() => {
    const [box, line] = [log.current, divider.current];
    return box !== null && line !== null && line.offsetTop > box.scrollTop + box.clientHeight;
  }, []);

  return { log, divider, isReadingBack, moveTo, settle, showsAllNew, isDividerBelow, onScroll };
}

function measured(box: HTMLElement) {
  return { top: box.scrollTop, room: roomOf(box), isNearEnd: isNearEnd(box) };
}

/** The range a log can be scrolled, in pixels. */
function roomOf({ scrollHeight, clientHeight }: HTMLElement): number {
  return scrollHeight - clientHeight;
}

function isNearEnd(box: HTMLElement): boolean {
  return roomOf(box) - box.scrollTop <= nearEndPx;
}
