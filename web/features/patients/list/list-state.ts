import { useState } from 'react';
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
  const { state } = useLocation();
  // A dialog over the card is a step of the history with a state of its own.
  const [{ data }] = useState(() => listState.safeParse(state));
  return `${paths.patients}/${data?.listQuery ?? ''}`;
}
