import classes from '#web/ui/drawings/drawing.module.css';
import { Scene } from '#web/ui/drawings/scene.tsx';

/** Papers under a magnifying glass: somebody is looking at what was sent. */
export function ReviewDrawing() {
  return (
    <Scene>
      <circle cx="76" cy="58" r="14" className={classes.sun} />
      <path d="M98 44h58v96H98z" className={classes.nearHill} />
      <path d="M84 58a7 7 0 0 1 7-7h50a7 7 0 0 1 7 7v82H84z" className={classes.paper} />
      <path
        d="M98 51v-7h58v96M84 140V58a7 7 0 0 1 7-7h50a7 7 0 0 1 7 7v82M98 70h36M98 84h24M98 98h20M98 112h26"
        className={classes.line}
      />
      <circle cx="152" cy="94" r="20" className={classes.paper} />
      <circle cx="152" cy="94" r="20" className={classes.line} />
      <path d="M143 90h18M143 99h11" className={classes.line} />
      <path d="M167 110l18 20" className={classes.frame} />
    </Scene>
  );
}
