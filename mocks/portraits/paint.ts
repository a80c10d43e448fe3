import type { Colour } from '#mocks/portraits/colour';
import type { Picture } from '#mocks/portraits/png-encode';
import type { Shape } from '#mocks/portraits/shapes';

export interface Layer {
  readonly shape: Shape;
  readonly colour: Colour;
}

export interface PictureSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The part of the drawing that a 4:5 picture shows. */
const view = { left: 11, top: 16, width: 78, height: 97.5 };
/** Side of the squares a shape is first cut into; a power of two. */
const firstSquarePx = 64;

interface Canvas extends Picture {
  /** Pixels per unit of the drawing. */
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** Paints the layers over the ground, the first at the back; what does not fit the proportions is cut off evenly. */
export function paint(ground: Colour, layers: readonly Layer[], { widthPx, heightPx }: PictureSize): Picture {
  const scale = Math.max(widthPx / view.width, heightPx / view.height);
  const canvas: Canvas = {
    widthPx,
    heightPx,
    rgb: new Uint8Array(widthPx * heightPx * 3),
    scale,
    left: view.left + (view.width - widthPx / scale) / 2,
    top: view.top + (view.height - heightPx / scale) / 2,
  };
  for (let at = 0; at < canvas.rgb.length; at += 3) blendPixel(canvas, at, ground, 1);
  for (const layer of layers) paintLayer(canvas, layer);
  return canvas;
}

interface Square {
  readonly x: number;
  readonly y: number;
  readonly sizePx: number;
}

function paintLayer(canvas: Canvas, layer: Layer): void {
  const { box } = layer.shape;
  const toPx = (units: number): number => Math.floor(units * canvas.scale);
  const fromX = Math.max(0, toPx(box.left - canvas.left) - 1);
  const fromY = Math.max(0, toPx(box.top - canvas.top) - 1);
  for (let y = fromY; y <= toPx(box.bottom - canvas.top) + 1; y += firstSquarePx) {
    for (let x = fromX; x <= toPx(box.right - canvas.left) + 1; x += firstSquarePx) {
      paintSquare(canvas, layer, { x, y, sizePx: firstSquarePx });
    }
  }
}

/**
 * One distance, at its middle, settles a square that lies wholly inside or outside; one on the edge is cut in four,
 * down to the single pixel, which is covered in part.
 */
function paintSquare(canvas: Canvas, layer: Layer, square: Square): void {
  const { x, y, sizePx } = square;
  if (x >= canvas.widthPx || y >= canvas.heightPx) return;
  const half = sizePx / 2;
  const { scale, left, top } = canvas;
  const distancePx = layer.shape.distance(left + (x + half) / scale, top + (y + half) / scale) * scale;
  const reachPx = half * Math.SQRT2 + 0.5;
  if (distancePx >= reachPx) return;
  if (distancePx <= -reachPx) fillSquare(canvas, square, layer.colour);
  else if (sizePx === 1) blendPixel(canvas, (y * canvas.widthPx + x) * 3, layer.colour, 0.5 - distancePx);
  else {
    for (const [column, row] of quarters) {
      paintSquare(canvas, layer, { x: x + column * half, y: y + row * half, sizePx: half });
    }
  }
}

const quarters = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

function fillSquare(canvas: Canvas, { x, y, sizePx }: Square, colour: Colour): void {
  const toX = Math.min(x + sizePx, canvas.widthPx);
  const toY = Math.min(y + sizePx, canvas.heightPx);
  for (let row = y; row < toY; row += 1) {
    for (let column = x; column < toX; column += 1) blendPixel(canvas, (row * canvas.widthPx + column) * 3, colour, 1);
  }
}

function blendPixel({ rgb }: Canvas, at: number, colour: Colour, coverage: number): void {
  const share = Math.min(1, Math.max(0, coverage));
  for (let channel = 0; channel < 3; channel += 1) {
    const below = rgb[at + channel] ?? 0;
    rgb[at + channel] = Math.round(below + ((colour[channel] ?? 0) - below) * share);
  }
}
