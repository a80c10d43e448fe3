import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { paths } from '#web/routing/paths';

/** How the list stood when a card was opened from it, with the card's step of the history. */
export interface ListState {
  readonly listQuery: string;
}

const listState = z.object({ listQuery: z.string() });

/** The way from a card back to the list, as it stood (CARD-17). */
export function useWayToList(): string {
  const { data } = listState.safeParse(useLocation().state);
  return `${paths.patients}/${data?.listQuery ?? ''}`;
}
