import { Icon } from '../icons/Icon';
import { shapes, type IconName } from '../icons/shapes';
import { Section } from '../Section';

/** Every drawing of the icon set. */
export function Icons() {
  return (
    <Section id="icons" title="Icons" lead="One line of 1.6 on a grid of 24.">
      <ul className="icon-sheet">
        {(Object.keys(shapes) as IconName[]).sort().map((name) => (
          <li key={name}>
            <span className="unique-icon">
              <Icon name={name} size={32} />
            </span>{' '}
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </Section>
  );
}
