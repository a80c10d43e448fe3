interface Span {
  readonly from: string;
  readonly to: string;
}

/**
 * Spans in order, each merged with the earlier ones it meets. Text order is time order; `meets` decides what touches.
 */
export function mergedSpans(spans: readonly Span[], meets: (end: string, next: string) => boolean): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    const last = merged.at(-1);
    if (last && meets(last.to, span.from)) {
      merged[merged.length - 1] = { from: last.from, to: span.to > last.to ? span.to : last.to };
    } else merged.push(span);
  }
  return merged;
}
