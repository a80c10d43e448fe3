import { Button, Stack, Text } from '@mantine/core';
import { IconEye, IconEyeOff, IconLock } from '@tabler/icons-react';
import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { useIdle } from '#web/features/patients/privacy/use-idle';

const Privacy = createContext<ReturnType<typeof useIdle>>({ isIdle: false, wake: () => undefined });

/** Watches for how long nobody has been at a card; everything `Covered` in it is covered together. */
export function PrivacyWatch({ children }: { readonly children: ReactNode }) {
  return <Privacy value={useIdle()}>{children}</Privacy>;
}

/** Whether what is private is covered now. */
export function useIsCovered(): boolean {
  return useContext(Privacy).isIdle;
}

/**
 * What only its author may read. After ten minutes without activity it is out of sight and one press shows it again; it
 * stays mounted meanwhile, so that nothing typed is lost.
 */
export function Covered({ children }: { readonly children: ReactNode }) {
  const { isIdle, wake } = useContext(Privacy);
  const { content, button, goInside } = useFocusKept(isIdle);
  const show = () => {
    goInside();
    wake();
  };
  return (
    <>
      {isIdle && (
        <Stack align="center" gap="sm" py="xl" ta="center">
          <IconEyeOff aria-hidden size={32} />
          <Text role="status">Nascoste dopo un periodo di inattività</Text>
          <Button ref={button} variant="default" leftSection={<IconEye aria-hidden size={18} />} onClick={show}>
            Mostra di nuovo
          </Button>
        </Stack>
      )}
      <div ref={content} tabIndex={-1} hidden={isIdle}>
        {children}
      </div>
    </>
  );
}

/** Hands the focus from what is covered to the button that shows it, and back to where it was. */
function useFocusKept(isCovered: boolean) {
  const content = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const left = useRef<HTMLElement>(null);
  // Before the browser takes the focus from what it no longer shows.
  useLayoutEffect(() => {
    if (!isCovered) {
      left.current?.focus();
      left.current = null;
      return;
    }
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || !content.current?.contains(activeElement)) return;
    left.current = activeElement;
    button.current?.focus();
  }, [isCovered]);
  const goInside = () => {
    // The button goes away: whoever came to it from elsewhere is taken to what it shows.
    left.current ??= content.current;
  };
  return { content, button, goInside };
}

/** Says who reads what is written here. */
export function OnlyForYou() {
  return (
    <Text size="sm" c="dimmed" display="flex" style={{ alignItems: 'center', gap: '0.375rem' }}>
      <IconLock aria-hidden size={16} style={{ flex: 'none' }} /> Visibile solo a te
    </Text>
  );
}
