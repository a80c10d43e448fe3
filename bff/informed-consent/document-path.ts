/** Folders and a name that begin with a letter or digit each, so that no part leads out of the folder. */
const plainPath = /^[A-Za-z0-9](?:[\w.-]|%20|\/(?=[A-Za-z0-9]))*$/;

/**
 * The path below the platform's documents of a file the platform names by its address, with or without its host;
 * undefined for an address anywhere else (LEG-82). It is asked of the configured host, so http and https are one here.
 */
export function documentPath(file: string, documentsBase: string): string | undefined {
  const [, host, folder] = /^https?:\/\/([^/]+)(\/.*)$/.exec(documentsBase) ?? [];
  const prefix = [`https://${host}${folder}/`, `http://${host}${folder}/`, `${folder}/`].find((one) =>
    file.startsWith(one),
  );
  const path = prefix === undefined ? undefined : file.slice(prefix.length);
  return path !== undefined && plainPath.test(path) ? path : undefined;
}
