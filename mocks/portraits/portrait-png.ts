import { lit } from '#mocks/portraits/colour';
import type { Point } from '#mocks/portraits/curves';
import { drawEarrings, drawGlasses } from '#mocks/portraits/draw-accessories';
import { drawBody } from '#mocks/portraits/draw-body';
import { drawFace } from '#mocks/portraits/draw-face';
import { drawHair } from '#mocks/portraits/draw-hair';
import { faceOutline, headPlacing } from '#mocks/portraits/head';
import { type Layer, type PictureSize, paint } from '#mocks/portraits/paint';
import { pngEncode } from '#mocks/portraits/png-encode';
import { filled } from '#mocks/portraits/shapes';
import { type Traits, traitsOf } from '#mocks/portraits/traits';

/**
 * A drawn portrait of an invented person as a PNG: always the same for the same whole seed, of a woman for an even
 * seed and a man for an odd one. Meant for 4:5; other proportions are filled and cut off evenly.
 */
export async function portraitPng(seed: number, size: PictureSize): Promise<Uint8Array<ArrayBuffer>> {
  const traits = traitsOf(seed);
  return pngEncode(paint(traits.wall, layersOf(traits), size));
}

/** From the wall forward. */
function layersOf(traits: Traits): Layer[] {
  const onHead = headPlacing(traits);
  const hair = drawHair(traits, onHead);
  return [
    { shape: filled(windowArch), colour: lit(traits.wall, 0.5) },
    ...hair.behind,
    ...drawBody(traits, onHead(faceOutline(traits.jaw))),
    ...drawFace(traits, onHead),
    ...drawGlasses(traits, onHead),
    ...hair.before,
    ...drawEarrings(traits, onHead),
  ];
}

/** A window that lets in the light behind the person: half a circle on two posts. */
const windowArch: Point[] = [
  [20, 130],
  ...Array.from({ length: 61 }, (_, step): Point => {
    const angle = Math.PI * (1 + step / 60);
    return [50 + 30 * Math.cos(angle), 52 + 30 * Math.sin(angle)];
  }),
  [80, 130],
];
