import { Avatar, type MantineSize } from '@mantine/core';

interface PortraitProps {
  readonly name: string;
  readonly pictureUrl: string | null;
  readonly size?: MantineSize | number;
}

/** A person's picture in a circle, or their initials. Decorative: the name is always written beside it. */
export function Portrait({ name, pictureUrl, size = 'md' }: PortraitProps) {
  return (
    <Avatar src={pictureUrl} alt="" size={size} color="laguna" aria-hidden>
      {initials(name)}
    </Avatar>
  );
}

/** The first letters of the first and of the last word that begin with one: `AL` for Anna Maria De Luca. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0]?.toUpperCase() ?? '')
    .join('');
}
