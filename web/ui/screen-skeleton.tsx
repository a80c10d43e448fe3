import { Skeleton, Stack } from '@mantine/core';

/** The shape of a screen while it is not known what, or whose, it will be. */
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
