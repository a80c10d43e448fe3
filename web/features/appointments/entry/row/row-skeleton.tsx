import { Skeleton } from '@mantine/core';
import classes from '#web/features/appointments/entry/row/appointment-row.module.css';

/** Rows that are loading, as high as rows. */
export function RowSkeleton({ rows }: { readonly rows: number }) {
  return (
    <ul className={classes.list}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <li key={row} className={classes.waiting}>
          <Skeleton height={24} />
        </li>
      ))}
    </ul>
  );
}
