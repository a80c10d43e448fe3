import { Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { QueryState } from '#web/api/use-query';
import { RegionProblem } from '#web/ui/messages/region-problem.tsx';

interface QueryRegionProps<Output> {
  readonly query: QueryState<Output>;
  /** What the region shows, in words, for the loading text: 'le conversazioni'. */
  readonly what: string;
  /** The shape of the content while it loads; three plain lines by default. */
  readonly skeleton?: ReactNode;
  readonly children: (data: Output) => ReactNode;
}

/** One region of a screen that loads and fails alone. Old data stays visible when a refresh fails. */
export function QueryRegion<Output>({ query, what, skeleton, children }: QueryRegionProps<Output>) {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (query.problem) return <RegionProblem problem={query.problem} onRetry={query.retry} />;
  return (
    <div aria-busy="true">
      <output className="visually-hidden">Caricamento: {what}</output>
      <div aria-hidden="true" className="appears-late">
        {skeleton ?? <PlainSkeleton />}
      </div>
    </div>
  );
}

function PlainSkeleton() {
  return (
    <Stack gap="sm">
      <Skeleton height={20} width="60%" />
      <Skeleton height={20} />
      <Skeleton height={20} width="80%" />
    </Stack>
  );
}
