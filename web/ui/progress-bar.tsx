import classes from '#web/ui/progress-bar.module.css';

interface ProgressBarProps {
  /** From 1. */
  readonly step: number;
  readonly of: number;
  /** For the eye alone, where words beside it say the same. */
  readonly isDrawnOnly?: boolean;
}

/** How far along the steps one is, each of the same rounded width (REG-02). */
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
