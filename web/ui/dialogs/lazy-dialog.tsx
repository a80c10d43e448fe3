import { type ComponentType, useEffect, useState } from 'react';
import { useLazyModule } from '#web/ui/use-lazy-module';

interface DialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** A dialog whose code is loaded when it is first opened. If loading fails, it calls `onClose`. */
export function lazyDialog<Props extends DialogProps>(importDialog: () => Promise<ComponentType<Props>>) {
  const importModule = async () => ({ Dialog: await importDialog() });
  return function LazyDialog(props: Props) {
    const { opened, onClose } = props;
    const { module, load } = useLazyModule(importModule);
    const [isThere, setThere] = useState(false);
    // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once with each opening
    useEffect(() => {
      if (opened) void load(() => setThere(true)).then((hasCome) => hasCome || onClose());
    }, [opened, load]);
    return module && <module.Dialog {...props} opened={opened && isThere} />;
  };
}
