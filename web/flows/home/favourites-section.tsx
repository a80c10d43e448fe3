import { Stack, Title } from '@mantine/core';
import { useId } from 'react';
import { FavouritesList } from '#web/features/therapists/favourites/favourites-list.tsx';

/** A patient's favourites on the home, until the profile has its own tab for them. */
export function FavouritesSection() {
  const title = useId();
  return (
    <Stack component="section" aria-labelledby={title} gap="sm">
      <Title order={2} size="h3" id={title}>
        I tuoi preferiti
      </Title>
      <FavouritesList />
    </Stack>
  );
}
