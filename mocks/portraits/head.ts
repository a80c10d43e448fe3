import { closedCurve, mirrored, type Point } from '#mocks/portraits/curves';
import type { Traits } from '#mocks/portraits/traits';

/**
 * Where things are on a head: x from -17 (its right ear) to 17, y from -22 (crown) to 22 (chin), the eyes at 0.
 * Gives places on the drawing, with the person's own proportions and the tilt of the head.
 */
export type OnHead = (points: readonly Point[]) => Point[];

const center: Point = [50, 55.5];
/** The head turns about the middle of the neck. */
const pivot: Point = [50, 82];

export function headPlacing({ headWidth, headHeight, tilt }: Traits): OnHead {
  const angle = (tilt * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (points) =>
    points.map(([u, v]) => {
      const x = center[0] + u * headWidth - pivot[0];
      const y = center[1] + v * headHeight - pivot[1];
      return [pivot[0] + x * cos - y * sin, pivot[1] + x * sin + y * cos];
    });
}

/** The outline of the face, ears aside; wider below with a strong jaw. */
export function faceOutline(jaw: number): Point[] {
  return closedCurve(
    mirrored([
      [0, -22],
      [9.5, -20],
      [15.4, -12.5],
      [17, -2],
      [16.2 * (0.6 + 0.4 * jaw), 7],
      [12.4 * (0.15 + 0.85 * jaw), 15.6],
      [6 * jaw, 20.9],
      [0, 22.4],
    ]),
  );
}
