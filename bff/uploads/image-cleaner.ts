/** A photo as it was uploaded. */
export interface Photo {
  readonly mediaType: 'image/jpeg' | 'image/png';
  readonly bytes: Uint8Array;
}

/**
 * Redraws a photo: the same picture, upright, in the same format and without anything else from the file, such as where
 * it was taken. Undefined for bytes that are not a picture.
 */
export type ImageCleaner = (photo: Photo) => Promise<Uint8Array | undefined>;
