import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconMenu2 } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ChatSummary } from '#contracts/chat/chat.api';
import classes from '#web/features/chat/conversation/conversation-header.module.css';
import { otherName } from '#web/features/chat/other-name';
import { paths } from '#web/routing/paths';
import { Portrait } from '#web/ui/portrait.tsx';

export type OtherSide = ChatSummary['otherSide'];

/** Shows the list over the open conversation where the window is too narrow for both. */
export interface ListToggle {
  readonly listId: string;
  readonly isShown: boolean;
  readonly onToggle: () => void;
}

const phone = '(max-width: 47.99em)';

interface ConversationHeaderProps {
  readonly otherSide: OtherSide;
  readonly toggle: ListToggle;
  readonly children: ReactNode;
}

/** The other party's name; for a patient it links to the therapist's profile. */
export function ConversationHeader({ otherSide, toggle, children }: ConversationHeaderProps) {
  const name = otherName(otherSide);
  const heading = useFocusOnOpening();
  return (
    <header className={classes.header}>
      <ActionIcon
        component={Link}
        to={paths.chat}
        variant="subtle"
        size={44}
        className={classes.whenNarrow}
        aria-label="Torna alle conversazioni"
      >
        <IconArrowLeft aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        size={44}
        className={classes.whenNarrow}
        aria-label={toggle.isShown ? 'Nascondi le conversazioni' : 'Mostra le conversazioni'}
        aria-expanded={toggle.isShown}
        aria-controls={toggle.listId}
        onClick={toggle.onToggle}
      >
        <IconMenu2 aria-hidden />
      </ActionIcon>
      <div className={classes.portrait}>
        <Portrait name={name} pictureUrl={otherSide.pictureUrl} size={44} />
      </div>
      <h2 ref={heading} tabIndex={-1} className={classes.name}>
        {otherSide.kind === 'professional' ? (
          <Link to={paths.therapist(otherSide.token)} className={classes.link}>
            {name}
            <span className="visually-hidden">, apri il profilo</span>
          </Link>
        ) : (
          name
        )}
      </h2>
      <div className={classes.acts}>{children}</div>
    </header>
  );
}

/** Focuses the opened conversation unless the user is typing; on a phone, scrolls it fully into view. */
function useFocusOnOpening(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (window.matchMedia(phone).matches) heading.current?.closest('header')?.scrollIntoView({ block: 'start' });
    if (!document.activeElement?.matches('input, textarea')) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
