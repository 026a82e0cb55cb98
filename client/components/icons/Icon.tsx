import { shapes, type IconName } from './shapes';

/** A line drawing out of our own set; always beside words, so never read aloud. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {shapes[name]}
    </svg>
  );
}
