import { mixed, shaded } from '#mocks/portraits/colour';
import { closedCurve, ellipse, mirrored, type Point, points } from '#mocks/portraits/curves';
import type { OnHead } from '#mocks/portraits/head';
import type { Layer } from '#mocks/portraits/paint';
import { filled } from '#mocks/portraits/shapes';
import type { Traits } from '#mocks/portraits/traits';

/** What grows on the lower face; the mouth is drawn over it. */
export function drawBeard({ beard, hair, skin, jaw }: Traits, onHead: OnHead): Layer[] {
  const lips = { shape: filled(onHead(ellipse([0, 14.3], 4.3, 1.8))), colour: mixed(skin.lips, skin.base, 0.2) };
  switch (beard) {
    case 'none':
      return [];
    case 'stubble':
      return [{ shape: filled(onHead(beardOutline(jaw, 0))), colour: mixed(skin.shade, hair, 0.25) }];
    case 'moustache':
      return [{ shape: filled(onHead(moustacheOutline)), colour: shaded(hair, 0.06) }];
    case 'full':
      return [{ shape: filled(onHead(beardOutline(jaw, 2.4))), colour: shaded(hair, 0.06) }, lips];
  }
}

/** From ear to ear below the cheeks, round the chin, so much longer than the face. */
function beardOutline(jaw: number, length: number): Point[] {
  return closedCurve(
    mirrored([
      [0, 10.6],
      [3.4, 10],
      [7, 10.2],
      [11.4, 10],
      [14.8, 5],
      [16.4, -2],
      [17.1, 1],
      [16.4 + length / 6, 8],
      [12.4 * jaw + length / 4, 16.4],
      [6 * jaw + length / 4, 21.2 + length * 0.8],
      [0, 22.4 + length],
    ]),
  );
}

const moustacheOutline = closedCurve(mirrored(points('0,10.3 3,9.5 6.6,11.2 7.6,13.2 4,12.9 0,12.3')));
