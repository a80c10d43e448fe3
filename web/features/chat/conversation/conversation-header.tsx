import { ActionIcon } from '@mantine/core';
import { IconMenu2, IconX } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ChatSummary } from '#contracts/chat/chat.api';
import classes from '#web/features/chat/conversation/conversation-header.module.css';
import type { ListOverlay } from '#web/features/chat/list/use-list-overlay';
import { otherName } from '#web/features/chat/other-name';
import { paths } from '#web/routing/paths';
import { Portrait } from '#web/ui/portrait.tsx';

export type OtherSide = ChatSummary['otherSide'];

interface ConversationHeaderProps {
  readonly otherSide: OtherSide;
  readonly overlay: ListOverlay;
  readonly children: ReactNode;
}

/** The other party's name, a link to the therapist's profile or, for a therapist, to the patient's card. */
export function ConversationHeader({ otherSide, overlay, children }: ConversationHeaderProps) {
  const name = otherName(otherSide);
  const heading = useFocusOnOpening();
  const Icon = overlay.isShown ? IconX : IconMenu2;
  return (
    <header className={classes.header}>
      <ActionIcon
        ref={overlay.button}
        variant="subtle"
        size={44}
        className={classes.whenNarrow}
        aria-label={overlay.isShown ? 'Nascondi le conversazioni' : 'Mostra le conversazioni'}
        aria-expanded={overlay.isShown}
        aria-controls={overlay.listId}
        onClick={overlay.toggle}
      >
        <Icon aria-hidden />
      </ActionIcon>
      <div className={classes.portrait}>
        <Portrait name={name} pictureUrl={otherSide.pictureUrl} size={44} />
      </div>
      <h2 ref={heading} tabIndex={-1} className={classes.name}>
        {otherSide.kind === 'administration' ? (
          name
        ) : (
          <Link to={pageOf(otherSide)} className={classes.link}>
            <span>{name}</span>
            <span className="visually-hidden">
              {otherSide.kind === 'professional' ? ', apri il profilo' : ', apri la scheda'}
            </span>
          </Link>
        )}
      </h2>
      <div className={classes.acts}>{children}</div>
    </header>
  );
}

function pageOf({ kind, token }: Exclude<OtherSide, { kind: 'administration' }>): string {
  return kind === 'professional' ? paths.therapist(token) : paths.patientCard(token);
}

/** Focuses the opened conversation unless the user is typing. */
function useFocusOnOpening(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!document.activeElement?.matches('input, textarea')) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
