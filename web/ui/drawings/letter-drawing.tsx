import classes from '#web/ui/drawings/drawing.module.css';
import { Scene } from '#web/ui/drawings/scene.tsx';

/** A sealed letter on the sill: what was sent has arrived. */
export function LetterDrawing() {
  return (
    <Scene>
      <circle cx="160" cy="48" r="14" className={classes.sun} />
      <rect x="64" y="68" width="104" height="72" rx="8" className={classes.paper} />
      <path
        d="M66 74l50 36 50-36M64 76a8 8 0 0 1 8-8h88a8 8 0 0 1 8 8v56a8 8 0 0 1-8 8H72a8 8 0 0 1-8-8z"
        className={classes.line}
      />
      <circle cx="116" cy="110" r="14" className={classes.pot} />
      <path d="M110 110l5 5 8-10" className={classes.tick} />
      <path d="M192 140c-12-12-14-30-4-46 10 14 12 32 4 46z" className={classes.leaf} />
      <path d="M194 140c2-14 10-24 24-28 0 14-10 26-24 28z" className={classes.youngLeaf} />
    </Scene>
  );
}
