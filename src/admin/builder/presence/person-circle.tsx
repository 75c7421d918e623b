import { colorOf, initialsOf } from './person-look.ts';
import './presence.css';

/** Initials in a member's colour; the name stands beside it, or is told by what it stands in. */
export function PersonCircle({ staffId, name }: { staffId: number; name: string }) {
  return (
    <span className="vt-people__circle" style={{ background: colorOf(staffId) }} aria-hidden>
      {initialsOf(name)}
    </span>
  );
}
