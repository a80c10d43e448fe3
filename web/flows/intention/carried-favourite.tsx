import { useState } from 'react';
import { readDraft } from '#web/forms/tab-drafts';
import { useLoadedModule } from '#web/ui/use-loaded-module';

const importToast = () => import('#web/features/therapists/favourites/carried-favourite.tsx');

/** Carries out a heart pressed before signing in; loaded by whom this tab holds an intention for. */
export function CarriedFavourite({ owner }: { readonly owner: string }) {
  const [isNeeded] = useState(() => readDraft(owner, 'intention') !== '');
  return isNeeded && <LateToast />;
}

function LateToast() {
  const { module } = useLoadedModule(importToast);
  return module && <module.CarriedFavouriteToast />;
}
