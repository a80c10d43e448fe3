import classes from '#web/ui/drawings/drawing.module.css';
import { Scene } from '#web/ui/drawings/scene.tsx';

/** A signpost on a hill whose boards are blank: no way leads to a result. */
export function SignpostDrawing() {
  return (
    <Scene>
      <circle cx="84" cy="56" r="15" className={classes.sun} />
      <path d="M46 140v-24c26-16 52-14 74-2 24-14 50-12 74 4v22z" className={classes.hill} />
      <path d="M46 140v-8c34-14 60-12 84-4 22-8 42-8 64 2v10z" className={classes.nearHill} />
      <path d="M114 46h48l11 11-11 11h-48z" className={classes.paper} />
      <path d="M126 76H88L77 87l11 11h38z" className={classes.sun} />
      <path
        d="M120 36v10m0 22v8m0 22v42M114 46h48l11 11-11 11h-48zm12 30H88L77 87l11 11h38z"
        className={classes.line}
      />
      <path d="M168 140c-5-10-5-20 0-30 5 10 5 20 0 30zm10 0c-3-7-3-14 0-20 3 6 3 13 0 20z" className={classes.leaf} />
    </Scene>
  );
}
