import { useTranslation } from '../../i18n/context';
import { links } from '../../site/links';
import { Picture } from '../Picture';
import { Section } from '../Section';

const FACTS = ['destinations', 'countries', 'savings', 'validity', 'support'] as const;

/** Who we are and who we are not; `/#about` leads here. */
export function HomeAbout() {
  const { t } = useTranslation();
  return (
    <Section id="about" className="about" title={t('home.about.title')}>
      <div className="about-columns">
        <div className="prose">
          <p>{t('home.about.first')}</p>
          <p>{t('home.about.second')}</p>
          <p>{t('home.about.third')}</p>
          <a className="button" href={links.contact}>
            {t('home.about.cta')}
          </a>
        </div>
        <div className="about-side">
          <Picture src="/img/about.webp" alt="" sizes="(min-width: 64rem) 30rem, 92vw" />
          <h3>{t('home.about.factsTitle')}</h3>
          <ul className="ticks">
            {FACTS.map((fact) => (
              <li key={fact}>{t(`home.about.facts.${fact}`)}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
