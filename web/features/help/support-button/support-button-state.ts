import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { usualSpot } from '#web/features/help/support-button/support-spot';
import { tabStorage } from '#web/storage/browser-storage';

const key = 'ascolto-support-button';

const share = z.number().check(z.minimum(0), z.maximum(1));
const stateSchema = z.object({ x: share, y: share, isHidden: z.boolean() });

/** Where the support button is, and whether it was hidden; kept in this tab until it is closed. */
export type SupportButtonState = z.infer<typeof stateSchema>;

const usual: SupportButtonState = { ...usualSpot, isHidden: false };

const hearing = new Set<() => void>();
let text: string | null = null;
let state = usual;

/** The present state; the same object while nothing has changed. */
function present(): SupportButtonState {
  const kept = tabStorage.get(key);
  if (kept !== text) {
    text = kept;
    state = stateFrom(kept) ?? usual;
  }
  return state;
}

function stateFrom(kept: string | null): SupportButtonState | undefined {
  try {
    return stateSchema.safeParse(JSON.parse(kept ?? '')).data;
  } catch {
    return undefined;
  }
}

/** Changes where it is, or whether it is hidden. */
export function changeSupportButton(change: Partial<SupportButtonState>): void {
  tabStorage.set(key, JSON.stringify({ ...present(), ...change }));
  for (const hear of hearing) hear();
}

export function useSupportButtonState(): SupportButtonState {
  return useSyncExternalStore(listen, present);
}

function listen(hear: () => void): () => void {
  hearing.add(hear);
  return () => void hearing.delete(hear);
}
