import { Skeleton, Stack } from '@mantine/core';

interface ScreenSkeletonProps {
  /** The page before it showed the same lines: they are there at once, and not only when the wait is felt. */
  readonly isFirst?: boolean;
}

/** The placeholder of a screen while the session or its code is still loading. */
export function ScreenSkeleton({ isFirst = false }: ScreenSkeletonProps) {
  return (
    <div aria-busy="true">
      <output className="visually-hidden">Caricamento della pagina</output>
      <Stack aria-hidden className={isFirst ? undefined : 'appears-late'} gap="lg">
        <Skeleton height={40} width="40%" />
        <Skeleton height={120} />
        <Skeleton height={120} />
      </Stack>
    </div>
  );
}
