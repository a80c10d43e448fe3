import { IconDownload, IconFileText, IconFileTypePdf, IconPhotoOff } from '@tabler/icons-react';
import { type CSSProperties, useEffect, useEffectEvent, useState } from 'react';
import type { ChatMessage, PixelSize } from '#contracts/chat/chat.api';
import type { Attachment } from '#web/features/chat/attachment/attachment';
import classes from '#web/features/chat/conversation/message-content.module.css';
import { MessageWords } from '#web/features/chat/conversation/message-words.tsx';
import { fileSizeText } from '#web/fields/documents/file-size-text';
import { useObjectUrl } from '#web/fields/documents/use-object-url';
import { FileLink } from '#web/ui/files/file-link.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module';

type Image = Omit<Extract<ChatMessage['content'], { kind: 'image' }>, 'kind'>;
type File = Omit<Extract<ChatMessage['content'], { kind: 'file' }>, 'kind'>;

/**
 * The box has its final size before the image is loaded, so that nothing moves: as wide as there is room, and never so
 * high that its words leave the window. An image that is not sent yet is that of the device.
 */
export function ImageFigure({ url, name, size, text, attachment }: Image & { readonly attachment: Attachment | null }) {
  const own = useObjectUrl(attachment?.file ?? null, attachment?.mediaType ?? '');
  const shape = shapeOf(size);
  const box = { aspectRatio: shape, width: `${Math.min(18, 20 * shape)}rem` };
  return (
    <figure className={classes.figure}>
      {url === '' ? (
        <span className={classes.imageBox} style={box}>
          <img src={own} alt={`Immagine ${name}`} className={classes.image} />
        </span>
      ) : (
        <SentImage box={box} {...{ url, name, text }} />
      )}
      {text !== '' && (
        <figcaption>
          <MessageWords text={text} />
        </figcaption>
      )}
    </figure>
  );
}

const importDialog = () => import('#web/features/chat/conversation/image-dialog.tsx');

interface SentImageProps {
  readonly url: string;
  readonly name: string;
  readonly text: string;
  readonly box: CSSProperties;
}

/**
 * An image that opens large, in a dialog whose code comes with the first press. One that did not come says so in its
 * place, and is asked for again by a press or when the connection is back.
 */
function SentImage({ box, ...image }: SentImageProps) {
  const { module, load } = useLazyModule(importDialog);
  const [isLarge, setLarge] = useState(false);
  const { attempt, isMissing, onMissing, retry } = useImageAttempts();
  if (isMissing) {
    return (
      <button type="button" className={classes.imageBox} style={box} onClick={retry}>
        <span className={classes.missing}>
          <IconPhotoOff aria-hidden size={28} />
          <span>
            Immagine non disponibile ora: <bdi>{image.name}</bdi>
          </span>
          <u>Riprova</u>
        </span>
      </button>
    );
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={classes.imageBox}
        style={box}
        onClick={() => void load(() => setLarge(true))}
      >
        <img
          key={attempt}
          src={image.url}
          alt={`Immagine ${image.name}, si ingrandisce`}
          loading="lazy"
          className={classes.image}
          onError={onMissing}
        />
      </button>
      {module && <module.ImageDialog opened={isLarge} {...image} onClose={() => setLarge(false)} />}
    </>
  );
}

/** Whether the latest attempt to load an image has failed; each attempt has a number of its own. */
function useImageAttempts() {
  const [attempt, setAttempt] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const retry = () => {
    setMissing(false);
    setAttempt((count) => count + 1);
  };
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (!isMissing) return;
    const onOnline = () => again();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isMissing]);
  return { attempt, isMissing, onMissing: () => setMissing(true), retry };
}

/** Width by height: neither a thread nor a ribbon, whatever the image is; a common one where that is not known. */
function shapeOf(size: PixelSize | null): number {
  return size ? Math.min(Math.max(size.width / size.height, 0.5), 2.5) : 4 / 3;
}

/** A file by its name and size; one that is not sent yet cannot be fetched. */
export function FileCard({ url, name, bytes, text }: File) {
  const isPdf = /\.pdf$/i.test(name);
  const Icon = isPdf ? IconFileTypePdf : IconFileText;
  const facts = [isPdf ? 'PDF' : 'File', bytes !== null && fileSizeText(bytes)].filter(Boolean).join(' · ');
  const card = (
    <>
      <Icon aria-hidden size={28} />
      <span className={classes.fileWords}>
        <bdi className={classes.fileName}>{name}</bdi>
        <span className={classes.note}>{facts}</span>
      </span>
    </>
  );
  return (
    <>
      {url === '' ? (
        <span className={classes.file}>{card}</span>
      ) : (
        <FileLink href={url} name={name} label={`Scarica ${name}, ${facts}`} className={classes.file}>
          {card}
          <IconDownload aria-hidden size={20} />
        </FileLink>
      )}
      {text !== '' && <MessageWords text={text} />}
    </>
  );
}
