import { Avatar } from '@mantine/core';
import classes from '#web/features/therapists/results/therapist-photo.module.css';
import { initials } from '#web/ui/portrait.tsx';

interface TherapistPhotoProps {
  readonly name: string;
  readonly pictureUrl: string | null;
  /** Whether it loads at once instead of when scrolled into view. */
  readonly eager?: boolean;
}

/** A portrait, four by five, beside the written name; initials when there is none. */
export function TherapistPhoto({ name, pictureUrl, eager = false }: TherapistPhotoProps) {
  return (
    <Avatar
      src={pictureUrl}
      alt=""
      color="laguna"
      radius="md"
      aria-hidden
      className={classes.photo}
      imageProps={{ loading: eager ? 'eager' : 'lazy', decoding: 'async' }}
    >
      {initials(name)}
    </Avatar>
  );
}
