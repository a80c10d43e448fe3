import classes from '#web/ui/drawings/drawing.module.css';
import { Scene } from '#web/ui/drawings/scene.tsx';

/** A boat tied up on still water: it waits until it can go out again. */
export function BoatDrawing() {
  return (
    <Scene>
      <circle cx="152" cy="58" r="17" className={classes.sun} />
      <path d="M46 112c18-12 40-14 58-6 30-14 62-10 90 4v12H46z" className={classes.hill} />
      <path d="M46 118h148v22H46z" className={classes.glass} />
      <path d="M104 52c18 12 28 30 30 48h-30z" className={classes.paper} />
      <path d="M68 110h76c-4 14-12 20-24 20H90c-11 0-19-7-22-20z" className={classes.pot} />
      <path
        d="M68 110h76c-4 14-12 20-24 20H90c-11 0-19-7-22-20zM104 110V44m0 8c18 12 28 30 30 48h-30M180 140V98m-36 14c12 10 26 10 36-4"
        className={classes.line}
      />
      <path d="M34 128h22m104 4h12m18-2h24" className={classes.line} />
    </Scene>
  );
}
