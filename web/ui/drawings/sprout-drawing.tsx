import classes from '#web/ui/drawings/drawing.module.css';
import { Scene } from '#web/ui/drawings/scene.tsx';

/** A young plant whose two leaves are a heart: nobody is a favourite yet. */
export function SproutDrawing() {
  return (
    <Scene>
      <circle cx="174" cy="68" r="12" className={classes.sun} />
      <path d="M120 88C96 80 80 66 84 50c6-18 32-10 36 14z" className={classes.leaf} />
      <path d="M120 88c24-8 40-22 36-38-6-18-32-10-36 14z" className={classes.youngLeaf} />
      <path d="M120 64v46M120 80l-16-14m16 14 16-14" className={classes.line} />
      <path d="M98 110h44l-5 30h-34z" className={classes.pot} />
      <path d="M98 110h44l-5 30h-34zM93 104h54v7H93z" className={classes.line} />
      <path d="M172 118h22v22h-22z" className={classes.paper} />
      <path d="M172 118h22v22h-22zm0 14-16-13m-4 4 7-8M194 122c11 0 11 14 0 14" className={classes.line} />
    </Scene>
  );
}
