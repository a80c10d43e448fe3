import classes from '#web/ui/drawings/drawing.module.css';

/** A path that disappears behind a hill: something is not here yet. */
export function PathDrawing() {
  return (
    <svg className={classes.drawing} viewBox="0 0 176 112" aria-hidden="true">
      <circle cx="128" cy="34" r="17" className={classes.warm} />
      <path d="M4 84c24-32 54-36 80-18 22-22 58-20 88 18v24H4z" className={classes.wash} />
      <path d="M4 84c24-32 54-36 80-18M66 76c8-6 12-8 18-10 22-22 58-20 88 18" className={classes.line} />
      <path
        d="M62 108c8-10 34-12 30-22-3-7-18-4-16-11 2-5 8-7 8-9M92 108c10-10 30-14 25-25-4-9-22-6-22-13"
        className={classes.line}
      />
      <path d="M36 66V50m0 8-7-6m7 2 7-6" className={classes.line} />
    </svg>
  );
}
