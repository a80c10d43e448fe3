import { Anchor } from '@mantine/core';
import { IconCalendarEvent, IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ChatMessage } from '#contracts/chat/chat.api';
import type { Attachment } from '#web/features/chat/attachment/attachment';
import { FileCard, ImageFigure } from '#web/features/chat/conversation/file-content.tsx';
import classes from '#web/features/chat/conversation/message-content.module.css';
import { MessageWords } from '#web/features/chat/conversation/message-words.tsx';

export type AppointmentCard = Extract<ChatMessage['content'], { kind: 'appointment' }>;

/** Draws an appointment's card; without it the message is shown as plain text. */
export type RenderAppointment = (card: AppointmentCard) => ReactNode;

interface MessageContentProps {
  readonly content: ChatMessage['content'];
  /** The file of a message that is not sent yet. */
  readonly attachment?: Attachment | null;
  readonly renderAppointment: RenderAppointment | undefined;
}

/** The content of a message: text, image, file, external link or appointment. */
export function MessageContent({ content, attachment = null, renderAppointment }: MessageContentProps) {
  switch (content.kind) {
    case 'text':
      return <MessageWords text={content.text} />;
    case 'image':
      return <ImageFigure {...content} attachment={attachment} />;
    case 'file':
      return <FileCard {...content} />;
    case 'link':
      return <AwayLink {...content} />;
    case 'appointment':
      // Its state changes long after the message was announced: the log tells of messages alone.
      return <div aria-live="off">{renderAppointment?.(content) ?? <PlainNotice text={content.text} />}</div>;
  }
}

function AwayLink({ url, text }: { url: string; text: string }) {
  return (
    <>
      {text !== '' && <MessageWords text={text} />}
      <p className={classes.text}>
        {/^https?:\/\//i.test(url) ? (
          <Anchor href={url} target="_blank" rel="noopener noreferrer">
            {url} <IconExternalLink aria-hidden size={14} />
          </Anchor>
        ) : (
          url
        )}
      </p>
      <p className={classes.note}>Porta fuori dalla piattaforma, in una nuova scheda.</p>
    </>
  );
}

function PlainNotice({ text }: { text: string }) {
  return (
    <div className={classes.notice}>
      <IconCalendarEvent aria-hidden size={24} />
      <span>
        <strong className={classes.noticeTitle}>Appuntamento</strong>
        {text}
      </span>
    </div>
  );
}
