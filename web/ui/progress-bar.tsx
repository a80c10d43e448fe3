import classes from '#web/ui/progress-bar.module.css';

interface ProgressBarProps {
  /** From 1. */
  readonly step: number;
  readonly of: number;
  /** Hides the bar from screen readers, where words beside it say the same. */
  readonly isDrawnOnly?: boolean;
}

/** The progress through the steps; each step adds the same rounded width. */
export function ProgressBar({ step, of, isDrawnOnly = false }: ProgressBarProps) {
  const percent = (Math.floor(10_000 / of) / 100) * step;
  const bar = <div className={classes.bar} style={{ width: `${percent}%` }} />;
  if (isDrawnOnly) {
    return (
      <div aria-hidden className={classes.track}>
        {bar}
      </div>
    );
  }
  return (
    <div
      role="progressbar"
      aria-label="Avanzamento"
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={step}
      aria-valuetext={`Passo ${step} di ${of}`}
      className={classes.track}
    >
      {bar}
    </div>
  );
}
