import { useTranslation } from '../../i18n/context';
import { links } from '../../site/links';
import { Picture } from '../Picture';

/** The first screen: what this is, and the way to the deals. */
export function HomeHero() {
  const { t } = useTranslation();
  return (
    <section className="hero hero-home" aria-labelledby="hero-title">
      <Picture
        className="hero-picture"
        src="/img/home.webp"
        alt=""
        sizes="100vw"
        width={4.8}
        height={3}
        first
        wide
      />
      <div className="hero-text">
        <p className="kicker">{t('home.hero.kicker')}</p>
        <h1 id="hero-title">{t('home.hero.headline')}</h1>
        <p className="lead">{t('home.hero.lead')}</p>
        <p className="actions">
          <a className="button" href={links.deals}>
            {t('home.hero.cta')}
          </a>
          <a className="button button-glass" href="#video" data-watch-video>
            {t('home.hero.watchVideo')}
          </a>
        </p>
        <ul className="trust-line">
          {['reply', 'licensed', 'digital'].map((line) => (
            <li key={line}>{t(`home.trust.${line}`)}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
