import classes from '#web/ui/drawings/drawing.module.css';
import { Scene } from '#web/ui/drawings/scene.tsx';

/** Two armchairs that face each other, a cup between them: nobody has sat down to talk yet. */
export function ChairsDrawing() {
  return (
    <Scene>
      <circle cx="154" cy="52" r="16" className={classes.sun} />
      <path d="M36 68c-8 1-11 7-9 15l9 33h13l-5-40c-1-6-4-9-8-8z" className={classes.pot} />
      <rect x="36" y="98" width="52" height="18" rx="8" className={classes.sun} />
      <path
        d="M36 68c-8 1-11 7-9 15l9 33h44a8 8 0 0 0 8-8v-2a8 8 0 0 0-8-8H47l-3-22c-1-6-4-9-8-8zM40 84h30a6 6 0 0 1 6 6v8M44 116l-4 24m40-24 4 24"
        className={classes.line}
      />
      <path d="M204 68c8 1 11 7 9 15l-9 33h-13l5-40c1-6 4-9 8-8z" className={classes.leaf} />
      <rect x="152" y="98" width="52" height="18" rx="8" className={classes.nearHill} />
      <path
        d="M204 68c8 1 11 7 9 15l-9 33h-44a8 8 0 0 1-8-8v-2a8 8 0 0 1 8-8h33l3-22c1-6 4-9 8-8zM200 84h-30a6 6 0 0 0-6 6v8M196 116l4 24m-40-24-4 24"
        className={classes.line}
      />
      <path d="M112 93h16v6c0 5-3 8-8 8s-8-3-8-8z" className={classes.paper} />
      <path
        d="M112 93h16v6c0 5-3 8-8 8s-8-3-8-8zm16 2c7-1 7 8-1 7M117 86c-3-4 3-5 0-10m7 10c-3-4 3-5 0-10M102 109h36M120 109v31"
        className={classes.line}
      />
    </Scene>
  );
}
