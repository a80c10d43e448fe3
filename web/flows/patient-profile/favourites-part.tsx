import { Title } from '@mantine/core';
import { FavouritesList } from '#web/features/therapists/favourites/favourites-list.tsx';

/** The tab 'preferiti' (PATIENT-09, FAV-06). */
export function FavouritesPart() {
  return (
    <section aria-labelledby="own-favourites">
      <Title order={2} size="h3" mb="md" id="own-favourites">
        I tuoi preferiti
      </Title>
      <FavouritesList />
    </section>
  );
}
