import { Button, Group } from '@mantine/core';
import { Link } from 'react-router';

import { Card } from './card.tsx';

interface LinkCardProps {
  title: string;
  text: string;
  to: string;
  /** Of the button. */
  label: string;
}

/** The way to a screen that is not in the menu. */
export function LinkCard({ title, text, to, label }: LinkCardProps) {
  return (
    <Card title={title} text={text}>
      <Group>
        <Button component={Link} to={to} variant="default">
          {label}
        </Button>
      </Group>
    </Card>
  );
}
