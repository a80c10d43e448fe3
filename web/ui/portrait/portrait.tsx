import { Avatar, type MantineSize } from '@mantine/core';
import { initials } from '#web/ui/portrait/initials';

interface PortraitProps {
  readonly name: string;
  /** The surname, where it is known apart from the first name. */
  readonly lastName?: string;
  readonly pictureUrl: string | null;
  readonly size?: MantineSize | number;
}

/** A person's picture in a circle, or their initials. Decorative: the name is always written beside it. */
export function Portrait({ name, lastName, pictureUrl, size = 'md' }: PortraitProps) {
  return (
    <Avatar src={pictureUrl} alt="" size={size} color="laguna" aria-hidden>
      {initials(name, lastName)}
    </Avatar>
  );
}
