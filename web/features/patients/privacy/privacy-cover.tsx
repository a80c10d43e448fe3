import { Button, Stack, Text } from '@mantine/core';
import { IconEye, IconEyeOff, IconLock } from '@tabler/icons-react';
import { createContext, type ReactNode, useContext } from 'react';
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
  return (
    <>
      {isIdle && (
        <Stack align="center" gap="sm" py="xl" ta="center">
          <IconEyeOff aria-hidden size={32} />
          <Text role="status">Nascoste dopo un periodo di inattività</Text>
          <Button variant="default" leftSection={<IconEye aria-hidden size={18} />} onClick={wake}>
            Mostra di nuovo
          </Button>
        </Stack>
      )}
      <div hidden={isIdle}>{children}</div>
    </>
  );
}

/** Says who reads what is written here. */
export function OnlyForYou() {
  return (
    <Text size="sm" c="dimmed" display="flex" style={{ alignItems: 'center', gap: '0.375rem' }}>
      <IconLock aria-hidden size={16} style={{ flex: 'none' }} /> Visibile solo a te
    </Text>
  );
}
