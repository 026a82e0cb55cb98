import { Section } from '../Section';

const STEPS = ['4', '3', '2', '1', '0', '-1'];
const SPACES = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** Type scale and spacing. */
export function Letters() {
  return (
    <Section
      id="letters"
      title="Letters and space"
      lead="Fraunces for what is said, Instrument Sans for the rest."
    >
      <ul className="type-scale">
        {STEPS.map((step) => (
          <li key={step} className={`step${step}`}>
            <code>--step-{step}</code> The plain that never stands still
          </li>
        ))}
      </ul>
      <p className="kicker">A kicker</p>
      <p className="lead">A lead says in a line or two what the section is about.</p>
      <p>
        Running text with <a href="#letters">a link in it</a>, a <strong>strong</strong> word and{' '}
        <span className="small">a small remark</span>.
      </p>
      <ul className="spaces">
        {SPACES.map((space) => (
          <li key={space}>
            <span className={`space space-${space}`} /> <code>--space-{space}</code>
          </li>
        ))}
      </ul>
    </Section>
  );
}
