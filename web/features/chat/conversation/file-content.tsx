import { IconDownload, IconFileText, IconFileTypePdf } from '@tabler/icons-react';
import { type CSSProperties, useState } from 'react';
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

/** An image that opens large, in a dialog whose code comes with the first press. */
function SentImage({ box, ...image }: SentImageProps) {
  const { module, load } = useLazyModule(importDialog);
  const [isLarge, setLarge] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={classes.imageBox}
        style={box}
        onClick={() => void load(() => setLarge(true))}
      >
        <img src={image.url} alt={`Immagine ${image.name}, si ingrandisce`} loading="lazy" className={classes.image} />
      </button>
      {module && <module.ImageDialog opened={isLarge} {...image} onClose={() => setLarge(false)} />}
    </>
  );
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
