import { List, Text } from '@mantine/core';

/** Names below a title; nothing where there are none. */
export function NameList({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div role="group" aria-label={title}>
      <Text size="sm" fw={500}>
        {title}
      </Text>
      <List size="sm" style={{ overflowWrap: 'anywhere' }}>
        {names.map((name) => (
          <List.Item key={name}>
            <bdi>{name}</bdi>
          </List.Item>
        ))}
      </List>
    </div>
  );
}
