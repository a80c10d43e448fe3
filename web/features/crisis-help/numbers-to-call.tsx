import { Anchor, Text } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { chatInstead, crisisNumbers } from '#web/features/crisis-help/crisis-numbers';
import classes from '#web/features/crisis-help/numbers-to-call.module.css';

/** Whom to call, and where somebody answers in writing. */
export function NumbersToCall() {
  return (
    <>
      <Text mb="md">Puoi chiamare adesso. Chi risponde è lì per questo.</Text>
      <ul className={classes.numbers}>
        {crisisNumbers.map(({ name, number, dial, about }) => (
          <li key={dial}>
            <a className={classes.number} href={`tel:${dial}`}>
              <IconPhone aria-hidden size={22} />
              <span className={classes.name}>{name}</span>
              <span className={classes.digits}>{number}</span>
              <span className={classes.about}>{about}</span>
            </a>
          </li>
        ))}
      </ul>
      <Text mt="md">
        Non puoi parlare? Al {chatInstead.number} rispondono anche in chat:{' '}
        <Anchor href={chatInstead.address} target="_blank" rel="noreferrer" underline="always" inherit>
          {chatInstead.site}
        </Anchor>{' '}
        (si apre in una nuova scheda).
      </Text>
    </>
  );
}
