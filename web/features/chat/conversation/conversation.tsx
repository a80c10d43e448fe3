import type { ReactNode } from 'react';
import type { readConversation } from '#contracts/chat/chat.api';
import type { OperationOutput } from '#contracts/kernel/operation';
import type { SignedIn } from '#contracts/login/login.api';
import { bubbles } from '#web/features/chat/conversation/bubbles';
import {
  ConversationHeader,
  type ListToggle,
  type OtherSide,
} from '#web/features/chat/conversation/conversation-header.tsx';
import { DeleteChat } from '#web/features/chat/conversation/delete-chat.tsx';
import { EmergencyNote } from '#web/features/chat/conversation/emergency-note.tsx';
import type { RenderAppointment } from '#web/features/chat/conversation/message-content.tsx';
import { MessageLog } from '#web/features/chat/conversation/message-log.tsx';
import { SendBox } from '#web/features/chat/conversation/send-box.tsx';
import { useDivider } from '#web/features/chat/conversation/use-divider';
import { useMarkRead } from '#web/features/chat/conversation/use-mark-read';
import { otherName } from '#web/features/chat/other-name';
import type { Outbox } from '#web/features/chat/outbox/outbox';
import type { Outgoing } from '#web/features/chat/outbox/outgoing';
import { draftName } from '#web/features/chat/use-draft';
import { keepDraft } from '#web/session/tab-drafts';

export interface ConversationProps {
  readonly conversation: OperationOutput<typeof readConversation>;
  readonly user: SignedIn['user'];
  readonly outbox: Outbox;
  readonly outgoing: readonly Outgoing[];
  readonly toggle: ListToggle;
  readonly renderAppointment: RenderAppointment | undefined;
  readonly headerAction: ((otherSide: OtherSide) => ReactNode) | undefined;
}

/** One open conversation: with whom, what was said, and the box to go on (CHAT-05, CHAT-06). */
export function Conversation(props: ConversationProps) {
  const { conversation, user, outbox, outgoing, toggle, renderAppointment, headerAction } = props;
  const { token: chat, otherSide, messages } = conversation;
  useMarkRead(chat, messages);
  const divider = useDivider(messages);
  const forget = () => {
    outbox.forget(chat);
    keepDraft(user.token, draftName(chat), '');
  };
  return (
    <>
      <ConversationHeader otherSide={otherSide} toggle={toggle}>
        {headerAction?.(otherSide)}
        <DeleteChat chat={chat} otherSide={otherSide} onDeleted={forget} />
      </ConversationHeader>
      <EmergencyNote />
      <MessageLog
        bubbles={bubbles(
          messages,
          outgoing.filter((message) => message.chat === chat),
        )}
        dividerKey={divider}
        other={otherName(otherSide)}
        renderAppointment={renderAppointment}
        onRetry={() => outbox.retry(chat)}
        onDrop={outbox.drop}
      />
      <SendBox author={user.token} chat={chat} onSend={outbox.add} />
    </>
  );
}
