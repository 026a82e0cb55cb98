import type { Imprint } from '../../content/legal';

/** Company, number, address, director and how to reach us. */
export function CompanyFacts({ imprint: { facts, factsTitle } }: { imprint: Imprint }) {
  return (
    <section className="panel" aria-labelledby="facts-title">
      <h2 id="facts-title">{factsTitle}</h2>
      <dl className="company-facts">
        {Object.entries(facts).map(([name, { label, value }]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{linked(name, value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function linked(name: string, value: string) {
  if (name === 'email') return <a href={`mailto:${value}`}>{value}</a>;
  if (name === 'phone') return <a href={`tel:${value.replace(/[^\d+]/g, '')}`}>{value}</a>;
  return value;
}
