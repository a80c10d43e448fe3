import type { RenderedApp } from '#web/testing/render-app.tsx';

/** Puts these therapists in the patient's favourites, in this order, as the platform keeps them. */
export function saveFavourites({ platform }: RenderedApp, patient: string, favourites: readonly string[]): void {
  const user = platform.db.users.get(patient);
  if (!user) throw new Error(`There is no ${patient}.`);
  platform.db.users.change(patient, {
    public_configuration: { ...user.public_configuration, fav_therapist: [...favourites] },
  });
}
