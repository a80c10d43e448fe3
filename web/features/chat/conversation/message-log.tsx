import { Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import {
  Fragment,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { type Bubble, isUnsent } from '#web/features/chat/conversation/bubbles';
import { days } from '#web/features/chat/conversation/days';
import { type LogScrollAnchor, useLogScrollAnchor } from '#web/features/chat/conversation/log-scroll-anchor';
import { MessageBubble } from '#web/features/chat/conversation/message-bubble.tsx';
import type { RenderAppointment } from '#web/features/chat/conversation/message-content.tsx';
import classes from '#web/features/chat/conversation/message-log.module.css';
import type { UnsentActionsProps } from '#web/features/chat/conversation/unsent-actions.tsx';
import { dayLabel } from '#web/features/chat/day-words';
import { useToday } from '#web/ui/use-today';

/** The bubble that was looked for; another object each time, also where the same one was found again. */
export interface FoundMessage {
  readonly key: string;
}

interface MessageLogProps extends Omit<UnsentActionsProps, 'bubble'> {
  readonly bubbles: readonly Bubble[];
  readonly found: FoundMessage | null;
  /** The key of the bubble below the divider 'Nuovi messaggi'. */
  readonly dividerKey: string | undefined;
  readonly other: string;
  /** How many received messages the user has not seen. */
  readonly unread: number;
  /** Called with whether the latest messages are on screen. */
  readonly onEndInSight: (isInSight: boolean) => void;
  readonly renderAppointment: RenderAppointment | undefined;
}

/** The messages by day. New ones are announced as they arrive; arrow keys move between messages. */
export function MessageLog(props: MessageLogProps) {
  const { bubbles, found, dividerKey, other, unread, onEndInSight, ...bubbleProps } = props;
  const today = useToday();
  const last = bubbles.at(-1);
  const { log, content, divider, onScroll, isReadingBack, toNew } = useLogScroll(last, found);
  const tellEnd = useEffectEvent(onEndInSight);
  useEffect(() => tellEnd(isReadingBack === false), [isReadingBack]);
  return (
    <div className={classes.frame}>
      <div
        ref={log}
        role="log"
        aria-live="polite"
        aria-relevant="additions"
        aria-label={`Messaggi con ${other}`}
        className={classes.log}
        onScroll={onScroll}
        onKeyDown={moveBetweenMessages}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <div ref={content} className={classes.content}>
          {bubbles.length === 0 && <p className={classes.none}>Non ci sono ancora messaggi.</p>}
          {days(bubbles).map(({ date, things }) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
            <div key={date} role="group" className={classes.day} aria-label={dayLabel(date, today)}>
              <p aria-hidden className={classes.dayLabel}>
                {dayLabel(date, today)}
              </p>
              <ol className={classes.messages}>
                {things.map((bubble) => (
                  <Fragment key={bubble.key}>
                    {bubble.key === dividerKey && <Divider divider={divider} />}
                    <MessageBubble bubble={bubble} other={other} isFound={bubble.key === found?.key} {...bubbleProps} />
                  </Fragment>
                ))}
              </ol>
            </div>
          ))}
        </div>
      </div>
      {isReadingBack && (
        <Button
          className={classes.jump}
          radius="xl"
          size="sm"
          variant="default"
          leftSection={<IconArrowDown aria-hidden size={18} />}
          onClick={toNew}
        >
          {jumpWords(unread)}
        </Button>
      )}
    </div>
  );
}

function jumpWords(unread: number): string {
  if (unread === 0) return 'Vai agli ultimi messaggi';
  return unread === 1 ? '1 nuovo messaggio' : `${unread} nuovi messaggi`;
}

function Divider({ divider }: { divider: RefObject<HTMLLIElement | null> }) {
  return (
    <li ref={divider} className={classes.divider}>
      Nuovi messaggi
    </li>
  );
}

/** Moves the focus between messages: arrows to the next and previous one, Home and End to the ends. */
function moveBetweenMessages(event: KeyboardEvent<HTMLElement>): void {
  const messages = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-message]')];
  const current = messages.indexOf(event.target as HTMLElement);
  const last = messages.length - 1;
  const to = new Map([
    ['ArrowUp', current < 0 ? last : Math.max(current - 1, 0)],
    ['ArrowDown', current < 0 ? last : Math.min(current + 1, last)],
    ['Home', 0],
    ['End', last],
  ]).get(event.key);
  const isInside = event.target !== event.currentTarget && current < 0;
  if (to === undefined || isInside || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  messages[to]?.focus();
}

interface LogScroll extends Pick<LogScrollAnchor, 'log' | 'divider' | 'isReadingBack' | 'onScroll'> {
  readonly content: RefObject<HTMLDivElement | null>;
  /** Goes on to the new messages, or to the end when these have been passed. */
  readonly toNew: () => void;
}

/**
 * Opens a log at its new messages, or at its end, and keeps that position while cards and images load; follows the end
 * while the user is there. A user who has scrolled up is not moved, except to show the message they have just sent
 * here; one of theirs from another tab, or an appointment's card, moves nobody.
 */
function useLogScroll(last: Pick<Bubble, 'key' | 'delivery'> | undefined, found: FoundMessage | null): LogScroll {
  const content = useRef<HTMLDivElement>(null);
  const { log, divider, isReadingBack, moveTo, settle, showsAllNew, isDividerBelow, onScroll } = useLogScrollAnchor();
  useLayoutEffect(() => {
    moveTo(divider.current ? 'divider' : 'end');
    const following = new ResizeObserver(settle);
    for (const { current } of [log, content]) if (current) following.observe(current);
    return () => following.disconnect();
  }, [log, divider, moveTo, settle]);

  // What was looked for has just been brought into sight, and stays there while the words about it take their room.
  useLayoutEffect(() => {
    if (found) moveTo('reader');
  }, [found, moveTo]);

  const lastKey = last?.key;
  const isSentHere = last !== undefined && isUnsent(last);
  const shownLast = useRef(lastKey);
  useLayoutEffect(() => {
    if (shownLast.current === lastKey) return;
    shownLast.current = lastKey;
    if (isSentHere || showsAllNew()) moveTo('end');
  }, [lastKey, isSentHere, showsAllNew, moveTo]);

  const toNew = () => {
    // The button goes with the press.
    log.current?.focus();
    moveTo(isDividerBelow() ? 'divider' : 'end');
  };
  return { log, content, divider, isReadingBack, onScroll, toNew };
}
