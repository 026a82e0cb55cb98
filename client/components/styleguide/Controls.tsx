import { Section } from '../Section';

/** Buttons and fields in every state. */
export function Controls() {
  return (
    <Section id="controls" title="Controls">
      <p className="actions">
        <button type="button" className="button">
          Button
        </button>
        <button type="button" className="button button-quiet">
          Quiet
        </button>
        <button type="button" className="button" disabled>
          Pending
        </button>
        <a className="more" href="#controls">
          A way on
        </a>
      </p>
      <div className="closing-band">
        <p className="actions">
          <button type="button" className="button">
            On a scene
          </button>
          <button type="button" className="button button-glass">
            Glass
          </button>
        </p>
      </div>
      <form className="styleguide-form">
        <label className="field">
          <span>Text</span>
          <input name="text" autoComplete="off" />
        </label>
        <label className="field">
          <span>With an error</span>
          <input
            name="wrong"
            autoComplete="off"
            aria-invalid="true"
            aria-describedby="wrong-error"
          />
          <span className="field-error" id="wrong-error">
            Required
          </span>
        </label>
        <label className="field">
          <span>Choice</span>
          <select name="choice">
            <option>Serengeti</option>
            <option>Masai Mara</option>
          </select>
        </label>
      </form>
    </Section>
  );
}
