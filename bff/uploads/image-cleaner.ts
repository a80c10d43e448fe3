/** A photo as it came. */
export interface Photo {
  readonly mediaType: 'image/jpeg' | 'image/png';
  readonly bytes: Uint8Array;
}

/**
 * Redraws a photo: the same picture, upright, in the same format and without anything else that was in the file,
 * such as where it was taken. Undefined for what is no picture.
 */
export type ImageCleaner = (photo: Photo) => Promise<Uint8Array | undefined>;
