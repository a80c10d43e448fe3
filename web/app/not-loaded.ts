/** Why a screen is missing: its code could not be loaded. */
export class NotLoaded extends Error {}

/** Loads code of a screen; throws `NotLoaded` and nothing else. */
export function loaded<Module>(loading: Promise<Module>): Promise<Module> {
  return loading.catch((cause) => {
    throw new NotLoaded('', { cause });
  });
}
