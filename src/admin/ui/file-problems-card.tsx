import { Table, Text } from '@mantine/core';

import { Card } from './card.tsx';

interface FileProblemsCardProps {
  title: string;
  headings: readonly string[];
  /** Cells under the headings. */
  rows: readonly (readonly string[])[];
  /** Said of those that are not listed; empty where all are. */
  more: string;
}

/** What is wrong with lines of a file; nothing where all is well. */
export function FileProblemsCard({ title, headings, rows, more }: FileProblemsCardProps) {
  if (rows.length === 0) return null;
  return (
    <Card title={title}>
      <Table.ScrollContainer minWidth={0}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              {headings.map((heading) => (
                <Table.Th key={heading}>{heading}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((cells, row) => (
              <Table.Tr key={row}>
                {/* What stands in the file comes last, and may be one long word. */}
                {cells.map((cell, column) => (
                  <Table.Td
                    key={column}
                    style={{ overflowWrap: column === cells.length - 1 ? 'anywhere' : 'break-word' }}
                  >
                    <bdi>{cell}</bdi>
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {more !== '' && (
        <Text size="sm" c="gray.7">
          {more}
        </Text>
      )}
    </Card>
  );
}
