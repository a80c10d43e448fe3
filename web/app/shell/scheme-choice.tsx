import { isMantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { useId } from 'react';
import classes from '#web/app/shell/scheme-choice.module.css';

const schemes = { auto: 'Sistema', light: 'Chiaro', dark: 'Scuro' } as const;

/** The choice between light, dark and the scheme of the device. */
export function SchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const name = useId();
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>Aspetto</legend>
      {Object.entries(schemes).map(([scheme, label]) => (
        <label key={scheme} className={classes.option}>
          <input
            type="radio"
            name={name}
            checked={colorScheme === scheme}
            onChange={() => isMantineColorScheme(scheme) && setColorScheme(scheme)}
            className="visually-hidden"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
