import type { Section } from '../../content/legal';
import { useTranslation } from '../../i18n/context';
import { Blocks } from './Blocks';

/** Numbered sections, and their list of contents above them. */
export function LegalSections({ sections }: { sections: Readonly<Record<string, Section>> }) {
  const { t } = useTranslation();
  const entries = Object.entries(sections);
  return (
    <div className="legal-columns">
      <nav className="legal-contents" aria-labelledby="contents-title">
        <h2 id="contents-title">{t('legal.contents')}</h2>
        <ol>
          {entries.map(([id, { title }]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="legal-text">
        {entries.map(([id, { title, blocks }], at) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>
              <span className="legal-number">{at + 1}.</span> {title}
            </h2>
            <Blocks blocks={blocks} />
          </section>
        ))}
      </div>
    </div>
  );
}
