import { mixed, shaded } from '#mocks/portraits/colour';
import { ellipse, moved, openCurve, type Point, points } from '#mocks/portraits/curves';
import { drawBeard } from '#mocks/portraits/draw-beard';
import { faceOutline, type OnHead } from '#mocks/portraits/head';
import type { Layer } from '#mocks/portraits/paint';
import { eyeWhite, ink } from '#mocks/portraits/palette';
import { filled, stroked, within, without } from '#mocks/portraits/shapes';
import type { Traits } from '#mocks/portraits/traits';

/** Ears, face in two tones and its features, without hair and glasses. */
export function drawFace(traits: Traits, onHead: OnHead): Layer[] {
  const { skin, jaw } = traits;
  const face = filled(onHead(faceOutline(jaw)));
  const inLight = filled(moved(onHead(faceOutline(jaw)), -3.6, -1.8));
  return [
    ...drawEars(traits, onHead),
    { shape: face, colour: skin.base },
    { shape: without(face, inLight), colour: skin.shade },
    ...sides((side) => ({
      shape: within(filled(onHead(ellipse([side * 9.6, 8], 3.6, 2.7))), face),
      colour: mixed(side > 0 ? skin.shade : skin.base, skin.blush, side > 0 ? 0.4 : 0.45),
    })),
    ...(traits.isOlder ? drawYears(traits, onHead) : []),
    ...drawBeard(traits, onHead),
    ...drawEyes(traits, onHead),
    ...drawNoseAndMouth(traits, onHead),
  ];
}

function drawEars({ skin }: Traits, onHead: OnHead): Layer[] {
  return sides((side) => ({ shape: filled(onHead(ellipse([side * 16.9, 2.2], 2.7, 4.4))), colour: skin.shade }));
}

function drawEyes({ isWoman, hair, isOlder, skin }: Traits, onHead: OnHead): Layer[] {
  const brow = mixed(shaded(hair, isOlder ? 0.1 : 0.25), skin.shade, isWoman ? 0.25 : 0.1);
  const browLine = points('3.8,-5.4 7.2,-6.8 11,-5.5');
  const lid: Point[] = [[4.4, 0.2], [5.6, -1], [7.2, -1.5], [8.8, -0.9], isWoman ? [10.3, -1] : [9.8, 0.2]];
  const eyelid = mixed(ink, skin.shade, isWoman ? 0.05 : 0.3);
  return [
    ...sides((side) => ({
      shape: filled(onHead(ellipse([side * 7.1, 0.5], 2.6, 1.8))),
      colour: mixed(eyeWhite, skin.base, 0.15),
    })),
    ...sides((side) => ({ shape: filled(onHead(ellipse([side * 7.1, 0.4], 1.6, 1.75))), colour: ink })),
    ...sides((side) => ({ shape: filled(onHead(ellipse([side * 7.1 - 0.5, -0.2], 0.45, 0.5))), colour: eyeWhite })),
    ...sides((side) => ({
      shape: stroked(onHead(openCurve(turned(lid, side))), isWoman ? 0.45 : 0.36),
      colour: eyelid,
    })),
    ...sides((side) => ({
      shape: stroked(onHead(openCurve(turned(browLine, side))), isWoman ? 0.6 : 0.85),
      colour: brow,
    })),
  ];
}

function drawNoseAndMouth({ skin, smile, isWoman }: Traits, onHead: OnHead): Layer[] {
  const nose = openCurve(points('0.9,1.5 2.1,6.6 1.6,8 -0.9,8'));
  const [reach, depth] = [4.6 * smile, 2 * smile];
  const mouth = openCurve([
    [-reach, 12.9],
    [-reach / 2, 12.9 + depth * 0.78],
    [0, 12.9 + depth],
    [reach / 2, 12.9 + depth * 0.78],
    [reach, 12.9],
  ]);
  const lowerLip = ellipse([0, 13.1 + depth], 2.5 * smile, 1.15);
  return [
    { shape: stroked(onHead(nose), 0.62), colour: mixed(skin.shade, skin.lips, 0.25) },
    ...(isWoman ? [{ shape: filled(onHead(lowerLip)), colour: mixed(skin.lips, skin.base, 0.25) }] : []),
    { shape: stroked(onHead(mouth), 0.68), colour: shaded(skin.lips, isWoman ? 0.12 : 0.3) },
  ];
}

/** Two quiet lines from the nose to the mouth. */
function drawYears({ skin }: Traits, onHead: OnHead): Layer[] {
  const line = points('5,8.4 6.7,10.4 7.2,12.4');
  return sides((side) => ({
    shape: stroked(onHead(openCurve(turned(line, side))), 0.34),
    colour: mixed(skin.shade, skin.lips, 0.2),
  }));
}

function sides(draw: (side: -1 | 1) => Layer): Layer[] {
  return [draw(-1), draw(1)];
}

function turned(outline: readonly Point[], side: -1 | 1): Point[] {
  return outline.map(([x, y]) => [side * x, y]);
}
