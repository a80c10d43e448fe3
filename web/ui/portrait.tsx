import { Avatar, type MantineSize } from '@mantine/core';

interface PortraitProps {
  readonly name: string;
  /** The surname, where it is known apart from the first name. */
  readonly lastName?: string;
  readonly pictureUrl: string | null;
  readonly size?: MantineSize | number;
}

/** A person's picture or initials in a circle. Decorative: the name is always written beside it. */
export function Portrait({ name, lastName, pictureUrl, size = 'md' }: PortraitProps) {
  return (
    <Avatar src={pictureUrl} alt="" size={size} color="laguna" aria-hidden>
      {initials(name, lastName)}
    </Avatar>
  );
}

/** The first letters of the first name and of the surname; of a whole name, those of its first and its last word. */
export function initials(name: string, lastName?: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const second = lastName === undefined ? words.slice(1).at(-1) : lastName.trim();
  return [words[0], second].map((word) => word?.[0]?.toLocaleUpperCase('it') ?? '').join('');
}
