import { type RefObject, useCallback, useRef, useState } from 'react';

/** How far from its end a log still counts as being at it, in pixels. */
const nearEndPx = 80;
const roomAboveDividerPx = 24;

/** Where a log stands: at its new messages, at its end, or wherever the reader scrolled to. */
type Place = 'divider' | 'end' | 'reader';

export interface LogScrollAnchor {
  readonly log: RefObject<HTMLDivElement | null>;
  readonly divider: RefObject<HTMLLIElement | null>;
  /** There is more below than the reader sees. */
  readonly isReadingBack: boolean;
  readonly moveTo: (place: Place) => void;
  /** Puts the log back into its place, after what is in it has grown. */
  readonly settle: () => void;
  /** The log stands at its new messages, and its end is in sight too. */
  readonly showsAllNew: () => boolean;
  readonly onScroll: () => void;
}

/** The place a log is kept in. A scroll that nothing here has made is the reader's, and nothing moves by itself then. */
export function useLogScrollAnchor(): LogScrollAnchor {
  const log = useRef<HTMLDivElement>(null);
  const divider = useRef<HTMLLIElement>(null);
  const place = useRef<Place>('end');
  const settled = useRef({ top: 0, room: 0, isNearEnd: true });
  const [isReadingBack, setReadingBack] = useState(false);

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

  return { log, divider, isReadingBack, moveTo, settle, showsAllNew, onScroll };
}

function measured(box: HTMLElement) {
  return { top: box.scrollTop, room: roomOf(box), isNearEnd: isNearEnd(box) };
}

/** How far a log can be scrolled. */
function roomOf({ scrollHeight, clientHeight }: HTMLElement): number {
  return scrollHeight - clientHeight;
}

function isNearEnd(box: HTMLElement): boolean {
  return roomOf(box) - box.scrollTop <= nearEndPx;
}
