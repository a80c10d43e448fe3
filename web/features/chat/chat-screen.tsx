import { Button, Skeleton } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { listConversations } from '#contracts/chat/chat.api';
import { useQuery } from '#web/api/use-query';
import classes from '#web/features/chat/chat-screen.module.css';
import type { OtherSide } from '#web/features/chat/conversation/conversation-header.tsx';
import { ConversationPane } from '#web/features/chat/conversation/conversation-pane.tsx';
import type { RenderAppointment } from '#web/features/chat/conversation/message-content.tsx';
import { itemId } from '#web/features/chat/list/conversation-item.tsx';
import { ConversationList } from '#web/features/chat/list/conversation-list.tsx';
import { useOutbox } from '#web/features/chat/outbox/use-outbox';
import { paths } from '#web/routing/paths';
import { type UserType, useSignedInUser } from '#web/session/session-context';
import { ChairsDrawing } from '#web/ui/drawings/chairs-drawing.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryRegion } from '#web/ui/query-region.tsx';
import { Screen } from '#web/ui/screen.tsx';

interface ChatScreenProps {
  readonly renderAppointment?: RenderAppointment;
  /** An action concerning the other party, shown beside the deletion of the chat. */
  readonly headerAction?: (otherSide: OtherSide) => ReactNode;
}

/** All conversations and the open one; in a narrow window the two take turns. */
export function ChatScreen({ renderAppointment, headerAction }: ChatScreenProps) {
  const user = useSignedInUser();
  const [parameters] = useSearchParams();
  const selected = parameters.get('selected_chat') || null;
  const conversations = useQuery(listConversations, {}, { live: true });
  const { outbox, outgoing } = useOutbox(user.token);
  const [isListShown, setListShown] = useState(false);
  const listId = useId();
  useFocusOnReturn(selected);
  const toggle = { listId, isShown: isListShown, onToggle: () => setListShown(!isListShown) };
  return (
    <Screen title="Chat" hiddenTitle>
      <QueryRegion
        query={conversations}
        what="le conversazioni"
        skeleton={<Skeleton radius="lg" className={classes.chat} data-open={selected !== null || undefined} />}
      >
        {({ chats }) =>
          chats.length === 0 && selected === null ? (
            <NoConversations userType={user.userType} />
          ) : (
            <div className={classes.room}>
              <div className={classes.chat} data-open={selected !== null || undefined}>
                <section
                  id={listId}
                  aria-label="Conversazioni"
                  className={classes.list}
                  data-shown={isListShown || undefined}
                >
                  <ConversationList
                    chats={chats}
                    selected={selected}
                    author={user.token}
                    onOpen={() => setListShown(false)}
                  />
                </section>
                <section aria-label="Conversazione" className={classes.pane}>
                  <ConversationPane
                    key={selected}
                    chat={selected}
                    listedAt={chats.find(({ token }) => token === selected)?.lastMessage?.sentAt}
                    {...{ user, outbox, outgoing, toggle, renderAppointment, headerAction }}
                  />
                </section>
              </div>
            </div>
          )
        }
      </QueryRegion>
    </Screen>
  );
}

/** Moves the focus back to the list item of the conversation the user left, or to the heading when that is gone. */
function useFocusOnReturn(selected: string | null): void {
  const left = useRef(selected);
  useEffect(() => {
    if (selected === null && left.current !== null) {
      const item = document.getElementById(itemId(left.current));
      (item ?? document.querySelector<HTMLElement>('h1'))?.focus();
    }
    left.current = selected;
  }, [selected]);
}

interface NoConversationsProps {
  readonly userType: UserType;
}

/** The empty state before the first conversation. The title is the specified text, split by user type. */
function NoConversations({ userType }: NoConversationsProps) {
  const isPatient = userType === 'patient';
  const others = isPatient ? 'i terapeuti' : 'i pazienti';
  const search = (
    <Button component={Link} to={paths.therapists}>
      Trova terapeuta
    </Button>
  );
  return (
    <EmptyState
      drawing={<ChairsDrawing />}
      title={`Le tue conversazioni con ${others} appariranno qui, non appena verrai contattato.`}
      action={isPatient && search}
    >
      {isPatient ? 'Puoi anche cominciare tu: scegli un terapeuta e scrivi il primo messaggio.' : undefined}
    </EmptyState>
  );
}
