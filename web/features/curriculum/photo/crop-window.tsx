import { type KeyboardEvent, type PointerEvent, type Ref, useRef } from 'react';
import { type Crop, movedCrop, type Size, turnedSize, windowOf } from '#web/features/curriculum/photo/crop';
import classes from '#web/features/curriculum/photo/crop-dialog.module.css';

interface CropWindowProps {
  readonly ref: Ref<HTMLImageElement>;
  readonly url: string;
  /** The photo's own size; undefined until it is known. */
  readonly size: Size | undefined;
  readonly crop: Crop;
  readonly onChange: (crop: Crop) => void;
  readonly onLoad: () => void;
  readonly onUnreadable: () => void;
}

/** How far one press of an arrow moves the photo, as a share of the window. */
const step = 0.05;

const arrows: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: step, y: 0 },
  ArrowRight: { x: -step, y: 0 },
  ArrowUp: { x: 0, y: step },
  ArrowDown: { x: 0, y: -step },
};

/** What will be seen of the photo; it is moved by dragging, or by the arrow keys. */
export function CropWindow({ ref, url, size, crop, onChange, onLoad, onUnreadable }: CropWindowProps) {
  const dragged = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const move = (by: { readonly x: number; readonly y: number }) => size && onChange(movedCrop(size, crop, by));
  const press = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    move(by);
  };
  const grab = ({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent<HTMLDivElement>) => {
    currentTarget.setPointerCapture(pointerId);
    dragged.current = { x, y };
  };
  const drag = ({ currentTarget, clientX: x, clientY: y }: PointerEvent<HTMLDivElement>) => {
    if (!dragged.current) return;
    const { width, height } = currentTarget.getBoundingClientRect();
    move({ x: (dragged.current.x - x) / width, y: (dragged.current.y - y) / height });
    dragged.current = { x, y };
  };
  const drop = () => {
    dragged.current = null;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture that is moved is no control of HTML
    <div
      role="group"
      aria-roledescription="riquadro della foto"
      aria-label="Foto: spostala con le frecce o trascinandola"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the photo
      tabIndex={0}
      className={classes.window}
      onKeyDown={press}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      <img
        ref={ref}
        src={url}
        alt=""
        className={classes.photo}
        style={size ? placed(size, crop) : { visibility: 'hidden' }}
        onLoad={onLoad}
        onError={onUnreadable}
      />
      <span aria-hidden className={classes.circle} />
    </div>
  );
}

/** Where the photo stands so that its window fills the frame, in shares of the frame. */
function placed(size: Size, crop: Crop) {
  const { left, top, width, height } = windowOf(size, crop);
  const full = turnedSize(size, crop.turns);
  const centre = { x: (full.width / 2 - left) / width, y: (full.height / 2 - top) / height };
  return {
    width: `${(size.width / width) * 100}%`,
    left: `${centre.x * 100}%`,
    top: `${centre.y * 100}%`,
    transform: `translate(-50%, -50%) rotate(${crop.turns * 90}deg)`,
  };
}
