import type { ReactNode } from 'react';

/** The last word of a page: one line, and where to go from here. */
export function ClosingBand(props: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="closing-band" aria-labelledby="closing-title" data-reveal>
      <h2 id="closing-title">{props.title}</h2>
      <p className="lead">{props.text}</p>
      <p className="actions">{props.children}</p>
    </section>
  );
}
