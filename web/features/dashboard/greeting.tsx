import { Text } from '@mantine/core';
import { instantFromMs } from '#contracts/kernel/instant';
import { fullDate } from '#contracts/kernel/italian-format';
import classes from '#web/features/dashboard/dashboard-screen.module.css';

/** A word of welcome, and what day it is (CAL-32). */
export function Greeting({ firstName }: { readonly firstName: string }) {
  return (
    <div>
      <p className={classes.greeting}>Ciao, {firstName}</p>
      <Text c="dimmed">{fullDate(instantFromMs(Date.now()))}</Text>
    </div>
  );
}
