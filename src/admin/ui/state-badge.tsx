import { Badge } from '@mantine/core';

/** Written out instead of Mantine's light variant, whose text is too pale for 4.5:1. */
const tones = {
  good: ['teal.0', 'teal.9'],
  info: ['blue.0', 'blue.9'],
  warn: ['orange.0', '#9a3d00'],
  bad: ['red.0', 'red.9'],
  plain: ['gray.1', 'gray.8'],
} as const;

type Tone = keyof typeof tones;

interface StateBadgeProps {
  tone: Tone;
  size?: 'sm' | 'md';
  children: string;
}

/** The state of something in a word. */
export function StateBadge({ tone, size = 'md', children }: StateBadgeProps) {
  const [ground, ink] = tones[tone];
  return (
    <Badge size={size} bg={ground} c={ink} tt="none" fw={600} miw="max-content" style={{ flexShrink: 0 }}>
      {children}
    </Badge>
  );
}
