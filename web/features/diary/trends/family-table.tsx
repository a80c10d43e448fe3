import { moodFamilies } from '#contracts/diary/moods';
import { familyLooks } from '#web/features/diary/moods/family-looks';
import { type Bucket, totalOf } from '#web/features/diary/trends/buckets';
import classes from '#web/features/diary/trends/trends.module.css';

interface FamilyTableProps {
  readonly label: string;
  readonly buckets: readonly Bucket[];
}

/** The numbers of the bars as a table; stretches without entries are left out. */
export function FamilyTable({ label, buckets }: FamilyTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, with the keys too
    <section className={classes.scroller} aria-label={`${label}, in numeri`} tabIndex={0}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Periodo</th>
            {moodFamilies.map((family) => (
              <th key={family} scope="col">
                {familyLooks[family].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {buckets
            .filter(({ counts }) => totalOf(counts) > 0)
            .map(({ name, counts }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {moodFamilies.map((family) => (
                  <td key={family}>{counts[family]}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
