import { Anchor } from '@mantine/core';
import { Link } from 'react-router';

/** A product by its title, which leads to its form. */
export function ProductLink({ id, title }: { id: number; title: string }) {
  return (
    <Anchor component={Link} to={`/products/${id}`} fw={600} size="sm" c="dark.9" lineClamp={2} dir="auto">
      {title}
    </Anchor>
  );
}
