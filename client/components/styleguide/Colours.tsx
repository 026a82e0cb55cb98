import { Section } from '../Section';

const PALETTE = ['plum', 'ember', 'ochre', 'sand', 'snow'];
const ROLES = [
  'ground',
  'surface',
  'surface-sunk',
  'text',
  'muted',
  'line',
  'line-strong',
  'link',
  'accent',
  'accent-strong',
  'on-accent',
  'urgent',
  'on-urgent',
  'danger',
  'success',
  'focus',
];

/** The palette, and the roles that change in the dark. */
export function Colours() {
  return (
    <Section id="colours" title="Colours" lead="Parts use roles; only roles use the palette.">
      <h3>Palette</h3>
      <Swatches names={PALETTE} />
      <h3>Roles</h3>
      <Swatches names={ROLES} />
    </Section>
  );
}

const Swatches = ({ names }: { names: string[] }) => (
  <ul className="swatches">
    {names.map((name) => (
      <li key={name}>
        <span className={`swatch swatch-${name}`} /> <code>--{name}</code>
      </li>
    ))}
  </ul>
);
