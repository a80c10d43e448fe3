/** A photo as it was uploaded. */
export interface Photo {
  readonly mediaType: 'image/jpeg' | 'image/png';
  readonly bytes: Uint8Array;
}

/** A photo as it was redrawn, and its size in pixels. */
export interface DrawnPhoto {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Redraws a photo: the same picture, upright, in the same format and without anything else from the file, such as where
 * it was taken. `too_many_pixels` for a picture that takes too much memory, undefined for bytes that are not a picture.
 */
export type ImageCleaner = (photo: Photo) => Promise<DrawnPhoto | 'too_many_pixels' | undefined>;
