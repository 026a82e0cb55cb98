import { Section } from '../Section';

/** What things stand on: panels, notices, badges, lists, messages. */
export function Surfaces() {
  return (
    <Section id="surfaces" title="Surfaces">
      <div className="grid">
        <div className="panel">
          <h3>Panel</h3>
          <ul className="ticks">
            <li>A list of what is included</li>
            <li>One line each</li>
          </ul>
        </div>
        <div className="panel panel-accent">
          <h3>Accent panel</h3>
          <p>One on a page, for the one thing to do.</p>
        </div>
        <div className="panel">
          <h3>Badges and tags</h3>
          <p className="badges">
            <span className="badge">HOT DEAL</span>
            <span className="badge badge-urgent">URGENT</span>
            <span className="badge badge-lastSpot">LAST SPOT!</span>
          </p>
          <ul className="tags">
            <li>Lion</li>
            <li>Leopard</li>
          </ul>
        </div>
      </div>
      <div className="notice">
        <h3>Notice</h3>
        <p>Where a page has one thing to say.</p>
      </div>
      <div className="toast">
        <strong>Success</strong>
        <p>A message at the edge of the screen.</p>
      </div>
      <div className="toast toast-error">
        <strong>Error</strong>
        <p>The same, when something did not work.</p>
      </div>
    </Section>
  );
}
