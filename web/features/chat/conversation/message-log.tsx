import { Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { Fragment, type RefObject } from 'react';
import type { Bubble } from '#web/features/chat/conversation/bubbles';
import { days } from '#web/features/chat/conversation/days';
import { MessageBubble } from '#web/features/chat/conversation/message-bubble.tsx';
import type { RenderAppointment } from '#web/features/chat/conversation/message-content.tsx';
import classes from '#web/features/chat/conversation/message-log.module.css';
import { moveBetweenMessages } from '#web/features/chat/conversation/move-between-messages';
import { useLogScroll } from '#web/features/chat/conversation/use-log-scroll';
import { dayLabel } from '#web/features/chat/day-words';
import { useToday } from '#web/ui/use-now';

interface MessageLogProps {
  readonly bubbles: readonly Bubble[];
  /** The key of the bubble 'Nuovi messaggi' stands before. */
  readonly dividerKey: string | undefined;
  readonly other: string;
  readonly renderAppointment: RenderAppointment | undefined;
  readonly onRetry: () => void;
  readonly onDrop: (act: string) => void;
}

/** The messages by day. New ones are spoken as they come; the arrows lead from one to the next. */
export function MessageLog({ bubbles, dividerKey, other, ...bubbleProps }: MessageLogProps) {
  const today = useToday();
  const last = bubbles.at(-1);
  const { log, content, divider, onScroll, isReadingBack, toEnd } = useLogScroll(last);
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
                    <MessageBubble bubble={bubble} other={other} {...bubbleProps} />
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
          onClick={toEnd}
        >
          Vai agli ultimi messaggi
        </Button>
      )}
    </div>
  );
}

function Divider({ divider }: { divider: RefObject<HTMLLIElement | null> }) {
  return (
    <li ref={divider} className={classes.divider}>
      Nuovi messaggi
    </li>
  );
}
