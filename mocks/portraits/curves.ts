/** A place on the drawing, which is 100 wide and 125 high, the origin at the upper left. */
export type Point = readonly [x: number, y: number];

/** Reads `0,-22 9.5,-20`, the notation of an SVG polygon. */
export function points(list: string): Point[] {
  return list.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
}

const stepsPerSpan = 5;

/** A smooth line that passes through the through. */
export function openCurve(through: readonly Point[]): Point[] {
  const first = through[0] ?? [0, 0];
  const last = through.at(-1) ?? first;
  const spans = through.slice(0, -1).map((from, at) => {
    const to = through[at + 1] ?? last;
    return curveSpan(through[at - 1] ?? from, from, to, through[at + 2] ?? to);
  });
  return [...spans.flat(), last];
}

/** A smooth outline that passes through the points and returns to the first. */
export function closedCurve(through: readonly Point[]): Point[] {
  const at = (index: number): Point => through[(index + through.length) % through.length] ?? [0, 0];
  return through.flatMap((from, index) => curveSpan(at(index - 1), from, at(index + 1), at(index + 2)));
}

export function ellipse(center: Point, radiusX: number, radiusY: number): Point[] {
  return Array.from({ length: 28 }, (_, step) => {
    const angle = (step / 28) * 2 * Math.PI;
    return [center[0] + radiusX * Math.cos(angle), center[1] + radiusY * Math.sin(angle)];
  });
}

/** A right half and its mirror image to the left of x = 0, as one way round. */
export function mirrored(rightSide: readonly Point[]): Point[] {
  const left = rightSide.filter(([x]) => x !== 0).map(([x, y]): Point => [-x, y]);
  return [...rightSide, ...left.reverse()];
}

/** A right half and its mirror image around the middle of the drawing. */
export function centered(rightSide: readonly Point[]): Point[] {
  return moved(mirrored(rightSide), 50, 0);
}

export function moved(outline: readonly Point[], dx: number, dy: number): Point[] {
  return outline.map(([x, y]) => [x + dx, y + dy]);
}

/** From `from` to `to`, without the latter, bent so that neighbouring spans meet smoothly (Catmull-Rom). */
function curveSpan(before: Point, from: Point, to: Point, after: Point): Point[] {
  return Array.from({ length: stepsPerSpan }, (_, step) => {
    const t = step / stepsPerSpan;
    const along = (axis: 0 | 1): number => {
      const slopeFrom = (to[axis] - before[axis]) / 2;
      const slopeTo = (after[axis] - from[axis]) / 2;
      const way = to[axis] - from[axis];
      return (
        from[axis] + t * (slopeFrom + t * (3 * way - 2 * slopeFrom - slopeTo + t * (slopeFrom + slopeTo - 2 * way)))
      );
    };
    return [along(0), along(1)];
  });
}
