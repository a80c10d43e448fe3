import classes from '#web/app/shell/count-badge.module.css';

interface CountBadgeProps {
  readonly count: number;
  /** What is counted: 'messaggi da leggere'. */
  readonly words: string;
}

/** A number beside an item of the menu; nothing at zero. */
export function CountBadge({ count, words }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span className={classes.badge}>
      <span className="visually-hidden">, {words}: </span>
      <span>{count > 99 ? '99+' : count}</span>
    </span>
  );
}
