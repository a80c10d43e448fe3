const safeName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;

/** The name of a file of the platform's media, taken out of an absolute address under it; undefined for any other. */
export function mediaName(reference: string, mediaBase: string): string | undefined {
  const base = mediaBase.endsWith('/') ? mediaBase : `${mediaBase}/`;
  const name = reference.startsWith(base) ? reference.slice(base.length) : reference;
  return safeName.test(name) && !name.includes('..') ? name : undefined;
}

/**
 * Where the browser reads a picture: our own address for a file of the platform's media, null for none and for
 * anything that stands elsewhere, since a picture from elsewhere would tell others who is looking.
 */
export function pictureUrl(picture: string | undefined, mediaBase: string): string | null {
  const name = picture === undefined ? undefined : mediaName(picture, mediaBase);
  return name === undefined ? null : `/files/media/${name}`;
}
