import { Container, Text, Title } from '@mantine/core';

export function Component() {
  return (
    <Container size="xs" component="main">
      <Title order={1}>Password dimenticata</Title>
      <Text>Scrivi a chi gestisce il tuo account.</Text>
    </Container>
  );
}
