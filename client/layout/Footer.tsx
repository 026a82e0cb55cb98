import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/context';
import { links } from '../site/links';
import { useSite } from '../site/site';
import { SocialIcon } from './SocialIcon';

const SOCIAL = ['facebook', 'instagram', 'x', 'youtube'] as const;
const QUICK = ['deals', 'travelTips', 'destinations', 'about', 'contact'] as const;
const PLAIN = ['reviews', 'travelTipsPlain'] as const;
const POPULAR = [
  'serengeti',
  'masai-mara',
  'kruger',
  'ngorongoro-crater',
  'okavango-delta',
  'chobe',
] as const;
const SEO = {
  greatMigration: links.destination('serengeti'),
  bigFive: links.destination('kruger'),
  wildlifeTours: links.destinations,
  luxuryLodges: links.deals,
  lastMinute: links.deals,
  bookingHelp: links.contact,
};

/** Four columns and the legal row (spec section 2, decisions "Links, routes, layout"). */
export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="footer" aria-label={t('common.footer.label')}>
      <div className="footer-columns">
        <BrandColumn />
        <Column heading={t('common.footer.quickLinks.heading')}>
          {QUICK.map((entry) => (
            <li key={entry}>
              <a href={links[entry]}>{t(`common.footer.quickLinks.${entry}`)}</a>
            </li>
          ))}
          {PLAIN.map((entry) => (
            <li key={entry} className="footer-plain">
              {t(`common.footer.quickLinks.${entry}`)}
            </li>
          ))}
        </Column>
        <Column heading={t('common.footer.popular.heading')}>
          {POPULAR.map((id) => (
            <li key={id}>
              <a href={links.destination(id)}>{t(`common.footer.popular.${id}`)}</a>
            </li>
          ))}
        </Column>
        <Column heading={t('common.footer.seo.heading')}>
          {Object.entries(SEO).map(([entry, href]) => (
            <li key={entry}>
              <a href={href}>{t(`common.footer.seo.${entry}`)}</a>
            </li>
          ))}
        </Column>
      </div>
      <LegalRow />
    </footer>
  );
}

function BrandColumn() {
  const { t } = useTranslation();
  const { brand } = useSite();
  return (
    <div className="footer-brand">
      <p className="footer-name">{brand.name}</p>
      <p>{t('common.footer.description')}</p>
      <ul className="social" aria-label={t('common.footer.socialHeading')}>
        {SOCIAL.map((name) => (
          <li key={name}>
            <a href="#" aria-label={t(`common.footer.social.${name}`)}>
              <SocialIcon name={name} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h2>{heading}</h2>
      <ul>{children}</ul>
    </div>
  );
}

function LegalRow() {
  const { t } = useTranslation();
  return (
    <div className="footer-legal">
      <p>{t('common.footer.copyright')}</p>
      <button type="button" className="link-button" data-pause-motion hidden>
        {t('common.motion.pause')}
      </button>
      <ul aria-label={t('common.footer.legalLabel')}>
        <li>
          <a href={links.privacy}>{t('common.footer.privacy')}</a>
        </li>
        <li>
          <a href={links.terms}>{t('common.footer.terms')}</a>
        </li>
        <li>
          <a href={links.imprint}>{t('common.footer.imprint')}</a>
        </li>
      </ul>
    </div>
  );
}
