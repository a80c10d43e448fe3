import { Button, Skeleton } from '@mantine/core';
import { type ReactNode, useContext, useEffect, useId, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { listConversations, readConversation } from '#contracts/chat/chat.api';
import { useQuery } from '#web/api/use-query';
import classes from '#web/features/chat/chat-screen.module.css';
import type { RenderAppointmentAmong } from '#web/features/chat/conversation/conversation.tsx';
import type { OtherSide } from '#web/features/chat/conversation/conversation-header.tsx';
import { ConversationPane } from '#web/features/chat/conversation/conversation-pane.tsx';
import { InSight, withoutInSight } from '#web/features/chat/in-sight';
import { itemId } from '#web/features/chat/list/conversation-item.tsx';
import { ConversationList } from '#web/features/chat/list/conversation-list.tsx';
import { useListInStep } from '#web/features/chat/list/use-list-in-step';
import { useListOverlay } from '#web/features/chat/list/use-list-overlay';
import { useOutbox } from '#web/features/chat/outbox/use-outbox';
import { paths } from '#web/routing/paths';
import { type UserType, useSignedInUser } from '#web/session/session-context';
import { ChairsDrawing } from '#web/ui/drawings/chairs-drawing.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryRegion } from '#web/ui/query-region.tsx';
import { Screen } from '#web/ui/screen.tsx';
import { useIsPhone } from '#web/ui/use-is-phone';

interface ChatScreenProps {
  readonly renderAppointment?: RenderAppointmentAmong;
  /** Whether the appointments are being read for the first time: a conversation that has cards of them waits. */
  readonly isReadingAppointments?: boolean;
  /** An action above the list of conversations. */
  readonly listAction?: ReactNode;
  /** An action concerning the other party, shown beside what else can be done with the chat. */
  readonly headerAction?: (otherSide: OtherSide) => ReactNode;
}

/** All conversations and the open one; in a narrow window the list lies over the conversation when it is asked for. */
export function ChatScreen(props: ChatScreenProps) {
  const { renderAppointment, isReadingAppointments = false, listAction, headerAction } = props;
  const user = useSignedInUser();
  const [parameters] = useSearchParams();
  const selected = parameters.get('selected_chat') || null;
  const open = useQuery(readConversation, selected === null ? null : { chat: selected }, { live: true });
  const listing = useQuery(listConversations, {}, { live: true });
  const list = useListInStep(listing.data, open);
  const inSight = useContext(InSight);
  const { outbox, outgoing } = useOutbox(user.token);
  const listId = useId();
  const overlay = useListOverlay(listId, selected);
  const frame = useFrame(selected);
  useFocusOnReturn(selected);
  if (list?.chats.length === 0 && selected === null) {
    return (
      <Screen title="Chat" hiddenTitle>
        <NoConversations userType={user.userType} />
      </Screen>
    );
  }
  return (
    <Screen title="Chat" hiddenTitle>
      <div className={classes.room} data-open={selected !== null || undefined} data-fills-window={frame}>
        <QueryRegion
          query={{ ...listing, data: list }}
          what="le conversazioni"
          skeleton={<Skeleton radius="lg" className={classes.waiting} />}
        >
          {(answer) => (
            <div className={classes.chat}>
              <section
                id={listId}
                aria-label="Conversazioni"
                className={classes.list}
                data-shown={overlay.isShown || undefined}
                onKeyDown={overlay.onKeyDown}
              >
                <ConversationList
                  chats={withoutInSight(answer, inSight.chat).chats}
                  selected={selected}
                  author={user.token}
                  outgoing={outgoing}
                  onOpen={overlay.hide}
                  action={listAction}
                />
              </section>
              <section aria-label="Conversazione" className={classes.pane}>
                <ConversationPane
                  key={selected}
                  chat={selected}
                  query={open}
                  isReadingAppointments={isReadingAppointments}
                  {...{ user, outbox, outgoing, overlay, renderAppointment, headerAction }}
                />
              </section>
            </div>
          )}
        </QueryRegion>
      </div>
    </Screen>
  );
}

/**
 * How much of the window the screen takes: what header and footer leave; on a phone an open conversation takes their
 * room as well, and a list is as long as it is.
 */
function useFrame(selected: string | null): 'beside-frame' | 'alone' | undefined {
  const isPhone = useIsPhone();
  if (!isPhone) return 'beside-frame';
  return selected === null ? undefined : 'alone';
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
