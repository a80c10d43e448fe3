import { Anchor } from '@mantine/core';
import { IconCalendarEvent, IconExternalLink, IconFileText } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ChatMessage } from '#contracts/chat/chat.api';
import classes from '#web/features/chat/conversation/message-content.module.css';

export type AppointmentCard = Extract<ChatMessage['content'], { kind: 'appointment' }>;

/** Draws an appointment's card; without it the message is shown as plain text. */
export type RenderAppointment = (card: AppointmentCard) => ReactNode;

interface MessageContentProps {
  readonly content: ChatMessage['content'];
  readonly renderAppointment: RenderAppointment | undefined;
}

/** The content of a message: text, image, file, external link or appointment. */
export function MessageContent({ content, renderAppointment }: MessageContentProps) {
  switch (content.kind) {
    case 'text':
      return <p className={classes.text}>{content.text}</p>;
    case 'image':
      return <ImageFigure {...content} />;
    case 'file':
      return <FileLink {...content} />;
    case 'link':
      return <AwayLink {...content} />;
    case 'appointment':
      return renderAppointment ? renderAppointment(content) : <PlainNotice text={content.text} />;
  }
}

/** The box keeps its size while the image loads, so that nothing moves. */
function ImageFigure({ url, name, text }: { url: string; name: string; text: string }) {
  return (
    <figure className={classes.figure}>
      <a href={url} target="_blank" rel="noopener noreferrer" className={classes.imageLink}>
        <img src={url} alt={`Immagine ${name}, si apre in una nuova scheda`} loading="lazy" className={classes.image} />
      </a>
      {text !== '' && <figcaption className={classes.text}>{text}</figcaption>}
    </figure>
  );
}

function FileLink({ url, name, text }: { url: string; name: string; text: string }) {
  return (
    <>
      <a href={url} download={name} className={classes.file}>
        <IconFileText aria-hidden size={24} />
        <span>
          {name}
          <span className={classes.note}>Scarica il file</span>
        </span>
      </a>
      {text !== '' && <p className={classes.text}>{text}</p>}
    </>
  );
}

function AwayLink({ url, text }: { url: string; text: string }) {
  return (
    <>
      {text !== '' && <p className={classes.text}>{text}</p>}
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
