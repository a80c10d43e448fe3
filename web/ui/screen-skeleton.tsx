import { Skeleton, Stack } from '@mantine/core';

/** The placeholder of a screen while the session or its code is still loading. */
export function ScreenSkeleton() {
  return (
    <div aria-busy="true">
      <output className="visually-hidden">Caricamento della pagina</output>
      <Stack aria-hidden className="appears-late" gap="lg">
        <Skeleton height={40} width="40%" />
        <Skeleton height={120} />
        <Skeleton height={120} />
      </Stack>
    </div>
  );
}
