import { useElementSize } from '@mantine/hooks';
import { useId } from 'react';
import { type MoodFamily, moodFamilies } from '#contracts/diary/moods';
import { familyColour, familyLooks } from '#web/features/diary/moods/family-looks';
import { type Bucket, totalOf } from '#web/features/diary/trends/buckets';
import classes from '#web/features/diary/trends/family-bars.module.css';

interface FamilyBarsProps {
  readonly label: string;
  readonly buckets: readonly Bucket[];
}

/** In pixels at the usual size of text; around the bars are the numbers at the left and the labels below. */
const size = { height: 220, left: 28, bottom: 24, top: 8, label: 46 };
/** Before the width is measured, and where nothing measures. */
const usualWidth = 640;

/** Stacked bars by family, told apart by colour and pattern. The same numbers stand in the table beside it. */
export function FamilyBars({ label, buckets }: FamilyBarsProps) {
  const { ref, width: measured } = useElementSize();
  const patterns = useId();
  const { height, left, bottom, top, label: labelWidth } = atTextSize();
  const width = measured || usualWidth;
  const most = Math.max(2, ...buckets.map(({ counts }) => totalOf(counts)));
  const yOf = (count: number) => height - bottom - (count / most) * (height - top - bottom);
  const step = (width - left) / buckets.length;
  const labelEvery = Math.ceil(labelWidth / step);
  const ticks = most <= 4 ? [...Array(most + 1).keys()] : [0, Math.round(most / 2), most];
  return (
    <div ref={ref}>
      <svg role="img" aria-label={label} width="100%" height={height} className={classes.chart}>
        <defs>
          {moodFamilies.map((family) => (
            <FamilyPattern key={family} id={`${patterns}-${family}`} family={family} />
          ))}
        </defs>
        {ticks.map((tick) => (
          <g key={tick} aria-hidden>
            <line className={classes.line} x1={left} x2={width} y1={yOf(tick)} y2={yOf(tick)} />
            <text x={left - 8} y={yOf(tick) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {buckets.map(({ name, label: below, counts }, at) => (
          <g key={name} aria-hidden transform={`translate(${left + at * step} 0)`}>
            <title>{`${name}: ${summaryOf(counts)}`}</title>
            {stackOf(counts).map(({ family, from, count }) => (
              <rect
                key={family}
                className={classes.bar}
                x={step * 0.15}
                width={step * 0.7}
                y={yOf(from + count)}
                height={yOf(from) - yOf(from + count)}
                fill={`url(#${patterns}-${family})`}
              />
            ))}
            {/* Counted from the last, which is today's. */}
            {(buckets.length - 1 - at) % labelEvery === 0 && (
              <text x={step / 2} y={height - 6} textAnchor="middle">
                {below}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}

/** The sizes where text is as large as the user has set it. */
function atTextSize(): typeof size {
  const scale = (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;
  const { height, left, bottom, top, label } = size;
  return { height: height * scale, left: left * scale, bottom: bottom * scale, top, label: label * scale };
}

/** How the bars show a family. */
export function FamilySwatch({ family }: { readonly family: MoodFamily }) {
  const pattern = useId();
  return (
    <svg aria-hidden width="24" height="12">
      <defs>
        <FamilyPattern id={pattern} family={family} />
      </defs>
      <rect width="24" height="12" rx="2" fill={`url(#${pattern})`} />
    </svg>
  );
}

/** The counts in words: 'serene 2, agitate 1'; 'nessuna nota' for none. */
export function summaryOf(counts: Bucket['counts']): string {
  const parts = moodFamilies.flatMap((family) =>
    counts[family] > 0 ? [`${familyLooks[family].name} ${counts[family]}`] : [],
  );
  return parts.length > 0 ? parts.join(', ') : 'nessuna nota';
}

function stackOf(counts: Bucket['counts']) {
  let from = 0;
  return moodFamilies.flatMap((family) => {
    const count = counts[family];
    const part = { family, from, count };
    from += count;
    return count > 0 ? [part] : [];
  });
}

const strokes: Readonly<Record<MoodFamily, string>> = {
  serene: '',
  lively: 'M2 2h.1M6 6h.1',
  suspended: 'M0 2h8M0 6h8',
  agitated: 'M-2 2l4-4M0 8l8-8M6 10l4-4',
  heavy: 'M2 0v8M6 0v8',
};

/** The colour of a family under its pattern. */
function FamilyPattern({ id, family }: { readonly id: string; readonly family: MoodFamily }) {
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
      <rect width="8" height="8" fill={familyColour(family)} />
      <path d={strokes[family]} className={classes.stroke} strokeLinecap="round" />
    </pattern>
  );
}
