import { benefitIcons, type BenefitIconName } from './benefit-icons.ts';

/** Decorative: the title beside it says what it means. */
export function BenefitIcon({ name, size = 32 }: { name: BenefitIconName; size?: number }) {
  if (name === 'none') return null;
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.25}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={benefitIcons[name]} />
    </svg>
  );
}
