import { ellipse, openCurve, type Point, points } from '#mocks/portraits/curves';
import type { OnHead } from '#mocks/portraits/head';
import type { Layer } from '#mocks/portraits/paint';
import { metal } from '#mocks/portraits/palette';
import { filled, type Shape, stroked } from '#mocks/portraits/shapes';
import type { Traits } from '#mocks/portraits/traits';

const frameRadius = 0.55;

/** Frames without lenses: two rings, the bridge and what leads to the ears. */
export function drawGlasses({ glasses, frames }: Traits, onHead: OnHead): Layer[] {
  if (glasses === 'none') return [];
  const line = (points: readonly Point[]): Shape => stroked(onHead(points), frameRadius);
  const bridge = openCurve(points('-2.3,-0.2 0,-1.2 2.3,-0.2'));
  const parts = [
    line(bridge),
    ...[-1, 1].flatMap((side) => [
      stroked(onHead(lens(glasses, side * 7.3)), frameRadius, true),
      line([
        [side * 12.4, -1],
        [side * 17, -0.6],
      ]),
    ]),
  ];
  return parts.map((shape) => ({ shape, colour: frames }));
}

function lens(kind: 'round' | 'square', x: number): Point[] {
  if (kind === 'round') return ellipse([x, 0.6], 5.1, 5.1);
  return ellipse([0, 0], 1, 1).map(([u, v]) => [x + 5.3 * rounded(u), 0.6 + 4.1 * rounded(v)]);
}

/** Pulls a circle towards a square. */
function rounded(value: number): number {
  return Math.sign(value) * Math.abs(value) ** 0.5;
}

/** A small gold drop below each ear, where hair or scarf does not cover it. */
export function drawEarrings({ hasEarrings, hairStyle }: Traits, onHead: OnHead): Layer[] {
  if (!hasEarrings || !['bun', 'pixie', 'curls'].includes(hairStyle)) return [];
  return [-1, 1].map((side) => ({ shape: filled(onHead(ellipse([side * 17.3, 8], 1.1, 1.4))), colour: metal }));
}
