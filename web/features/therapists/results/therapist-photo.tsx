import { Avatar } from '@mantine/core';
import classes from '#web/features/therapists/results/therapist-photo.module.css';

interface TherapistPhotoProps {
  readonly name: string;
  readonly pictureUrl: string | null;
  /** Shown at once, not when it is scrolled to. */
  readonly eager?: boolean;
}

/** A portrait, four by five, beside the written name; initials when there is none (SEARCH-77, THER-05). */
export function TherapistPhoto({ name, pictureUrl, eager = false }: TherapistPhotoProps) {
  return (
    <Avatar
      src={pictureUrl}
      alt=""
      name={name}
      color="laguna"
      radius="md"
      aria-hidden
      className={classes.photo}
      imageProps={{ loading: eager ? 'eager' : 'lazy', decoding: 'async' }}
    />
  );
}
