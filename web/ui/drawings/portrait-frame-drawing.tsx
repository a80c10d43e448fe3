import classes from '#web/ui/drawings/drawing.module.css';
import { Scene } from '#web/ui/drawings/scene.tsx';

/** An empty frame on the sill: the picture is still to come. */
export function PortraitFrameDrawing() {
  return (
    <Scene>
      <path d="M82 140V74a38 38 0 0 1 76 0v66z" className={classes.paper} />
      <circle cx="120" cy="78" r="15" className={classes.sun} />
      <path d="M90 140c0-26 12-38 30-38s30 12 30 38z" className={classes.nearHill} />
      <path d="M82 140V74a38 38 0 0 1 76 0v66" className={classes.frame} />
      <path d="M184 140c-12-12-14-30-4-46 10 14 12 32 4 46z" className={classes.leaf} />
      <path d="M186 140c2-14 10-24 24-28 0 14-10 26-24 28z" className={classes.youngLeaf} />
    </Scene>
  );
}
