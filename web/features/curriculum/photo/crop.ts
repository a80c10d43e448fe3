/** The photo of a profile, as cards and pages show it: four by five. */
export const cropShape = { width: 4, height: 5 } as const;

/** How a photo is cropped: where the window's centre stands on the turned photo, and how much it shows of it. */
export interface Crop {
  /** Quarter turns to the right, 0 to 3. */
  readonly turns: number;
  /** 1 shows the largest window there is, 3 a third of its width. */
  readonly zoom: number;
  /** The centre, as shares of the turned photo's width and height, 0 to 1. */
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Window extends Size {
  readonly left: number;
  readonly top: number;
}

export const mostZoom = 3;

/** The whole photo as far as the window reaches: a face is rather above the middle. */
export const wholeCrop: Crop = { turns: 0, zoom: 1, x: 0.5, y: 0.4 };

/** The photo's size once it is turned. */
export function turnedSize({ width, height }: Size, turns: number): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** The window in pixels of the turned photo; it never leaves the photo. */
export function windowOf(photo: Size, { turns, zoom, x, y }: Crop): Window {
  const { width: fullWidth, height: fullHeight } = turnedSize(photo, turns);
  const scale = Math.min(fullWidth / cropShape.width, fullHeight / cropShape.height) / zoom;
  const [width, height] = [cropShape.width * scale, cropShape.height * scale];
  return {
    width,
    height,
    left: within(x * fullWidth - width / 2, fullWidth - width),
    top: within(y * fullHeight - height / 2, fullHeight - height),
  };
}

/** The crop whose window was moved by shares of its own width and height; at an edge it stops. */
export function movedCrop(photo: Size, crop: Crop, by: { readonly x: number; readonly y: number }): Crop {
  const full = turnedSize(photo, crop.turns);
  const { left, top, width, height } = windowOf(photo, crop);
  const moved = windowOf(photo, {
    ...crop,
    x: (left + width / 2 + by.x * width) / full.width,
    y: (top + height / 2 + by.y * height) / full.height,
  });
  return { ...crop, x: (moved.left + width / 2) / full.width, y: (moved.top + height / 2) / full.height };
}

/** The crop turned by a quarter to the right, around the same point of the photo. */
export function turnedCrop({ turns, zoom, x, y }: Crop): Crop {
  return { turns: (turns + 1) % 4, zoom, x: 1 - y, y: x };
}

/** The size to draw the window in: no larger than it is, and no larger than a screen shows it. */
export function drawnSize({ width }: Window, widest = 960): Size {
  const drawn = Math.max(1, Math.round(Math.min(width, widest)));
  return { width: drawn, height: Math.round((drawn * cropShape.height) / cropShape.width) };
}

function within(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}
