const widths = [
  { until: 768, tags: 1 },
  { until: 991, tags: 3 },
  { until: 1024, tags: 4 },
  { until: 1280, tags: 5 },
  { until: 1366, tags: 6 },
  { until: 1440, tags: 7 },
] as const;

/** The number of tags the filter shows at a window width in pixels. */
export function visibleTagCount(width: number): number {
  return widths.find(({ until }) => width <= until)?.tags ?? 8;
}
