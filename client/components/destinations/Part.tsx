import type { ReactNode } from 'react';

/** A part of a destination's story with its own heading. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="part" aria-labelledby={`${id}-title`} data-reveal>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
