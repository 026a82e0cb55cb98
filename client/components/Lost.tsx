import type { ReactNode } from 'react';
import { Picture } from './Picture';

/** What stands where something is not: a quiet picture, what happened, and the way on. */
export function Lost({ children }: { children: ReactNode }) {
  return (
    <div className="page lost">
      <Picture src="/img/not-found.webp" alt="" sizes="(min-width: 64rem) 60rem, 94vw" first />
      <div className="notice">{children}</div>
    </div>
  );
}
