import type { ReactNode } from 'react';
import { familyOf, type MoodFamily } from '#contracts/diary/moods';
import { familyColour } from '#web/features/diary/moods/family-looks';

const shapes: Readonly<Record<MoodFamily, ReactNode>> = {
  serene: <circle cx="8" cy="8" r="6.5" />,
  lively: <path d="m8 .8 2.1 4.7 5.1.6-3.8 3.4 1 5L8 12l-4.4 2.5 1-5L.8 6.1l5.1-.6Z" />,
  suspended: <rect x="2" y="2" width="12" height="12" rx="3" />,
  agitated: <path d="M8 .8 15.2 8 8 15.2.8 8Z" />,
  heavy: <path d="M8 .8c2.6 3.3 5.2 6.4 5.2 9.2a5.2 5.2 0 0 1-10.4 0C2.8 7.2 5.4 4.1 8 .8Z" />,
};

const unknownShape = <circle cx="8" cy="8" r="5.5" fill="none" stroke="currentColor" strokeWidth="2" />;

interface FamilyMarkProps {
  readonly family: MoodFamily | undefined;
  readonly size?: number;
}

/** The shape of a family in its colour; words stand beside it. */
export function FamilyMark({ family, size = 16 }: FamilyMarkProps) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 16 16"
      style={{ color: familyColour(family), flex: 'none' }}
    >
      <g fill="currentColor">{family ? shapes[family] : unknownShape}</g>
    </svg>
  );
}

/** The shape of a mood's family. */
export function MoodMark({ mood, size }: { readonly mood: string; readonly size?: number }) {
  return <FamilyMark family={familyOf(mood)} {...(size === undefined ? {} : { size })} />;
}
