import type { ComponentType } from 'react';
import { RegionProblem } from '#web/ui/messages/region-problem.tsx';
import { ScreenSkeleton } from '#web/ui/screen-skeleton.tsx';
import { useLoadedModule } from '#web/ui/use-loaded-module';

interface LazyPartProps<Props> {
  /** A stable function: the part is loaded once for each. */
  readonly load: () => Promise<{ readonly Part: ComponentType<Props> }>;
  readonly props: Props;
}

/** A part of a screen that is loaded when it is first shown. */
export function LazyPart<Props extends object>({ load, props }: LazyPartProps<Props>) {
  const { module, problem, retry } = useLoadedModule(load);
  if (module) return <module.Part {...props} />;
  return problem ? <RegionProblem problem={problem} onRetry={retry} /> : <ScreenSkeleton />;
}
