import type { Point } from '#mocks/portraits/curves';

export interface Shape {
  /** How far a place is from the edge: negative inside, and never more than the true distance. */
  readonly distance: (x: number, y: number) => number;
  readonly box: Box;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The inside of an outline. */
export function filled(outline: readonly Point[]): Shape {
  const edges = edgesOf(outline, true);
  return { box: boxAround(outline, 0), distance: (x, y) => nearest(edges, x, y) * (isInside(edges, x, y) ? -1 : 1) };
}

/** A line with round ends, or a ring when closed. */
export function stroked(line: readonly Point[], radius: number, isClosed = false): Shape {
  const edges = edgesOf(line, isClosed);
  return { box: boxAround(line, radius), distance: (x, y) => nearest(edges, x, y) - radius };
}

/** What lies in both. */
export function within(shape: Shape, mask: Shape): Shape {
  return { box: shape.box, distance: (x, y) => Math.max(shape.distance(x, y), mask.distance(x, y)) };
}

/** What lies in the first and not in the second. */
export function without(shape: Shape, hole: Shape): Shape {
  return { box: shape.box, distance: (x, y) => Math.max(shape.distance(x, y), -hole.distance(x, y)) };
}

interface Edge {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly lengthSquared: number;
}

function edgesOf(points: readonly Point[], isClosed: boolean): Edge[] {
  const ends = isClosed ? [...points.slice(1), ...points.slice(0, 1)] : points.slice(1);
  return ends.map(([endX, endY], at) => {
    const [x, y] = points[at] ?? [0, 0];
    const [dx, dy] = [endX - x, endY - y];
    return { x, y, dx, dy, lengthSquared: dx * dx + dy * dy || 1 };
  });
}

function nearest(edges: readonly Edge[], x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const edge of edges) {
    const px = x - edge.x;
    const py = y - edge.y;
    const along = Math.min(1, Math.max(0, (px * edge.dx + py * edge.dy) / edge.lengthSquared));
    const offX = px - along * edge.dx;
    const offY = py - along * edge.dy;
    least = Math.min(least, offX * offX + offY * offY);
  }
  return Math.sqrt(least);
}

/** Inside when a ray to the right crosses the outline an odd number of times. */
function isInside(edges: readonly Edge[], x: number, y: number): boolean {
  let isOdd = false;
  for (const { x: fromX, y: fromY, dx, dy } of edges) {
    if (fromY > y !== fromY + dy > y && x < fromX + (dx * (y - fromY)) / dy) isOdd = !isOdd;
  }
  return isOdd;
}

function boxAround(points: readonly Point[], margin: number): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  };
}
