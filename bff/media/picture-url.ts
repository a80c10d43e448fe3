const safeName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;

/** The name of a media file, without the platform's media address; undefined for a reference to anywhere else. */
export function mediaName(reference: string, mediaBase: string): string | undefined {
  const base = mediaBase.endsWith('/') ? mediaBase : `${mediaBase}/`;
  const name = reference.startsWith(base) ? reference.slice(base.length) : reference;
  return safeName.test(name) && !name.includes('..') ? name : undefined;
}

/**
 * The browser's address of a picture: ours for a file of the platform's media, null for none and for a picture from
 * elsewhere, which would disclose to others who is looking.
 */
export function pictureUrl(picture: string | undefined, mediaBase: string): string | null {
  const name = picture === undefined ? undefined : mediaName(picture, mediaBase);
  return name === undefined ? null : `/files/media/${name}`;
}
