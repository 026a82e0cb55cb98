import { useTranslation } from '../../i18n/context';
import { useSite } from '../../site/site';
import { Section } from '../Section';

/** The film: our own with a poster and controls, or a link to one elsewhere that loads after a click. */
export function HomeVideo() {
  const { t } = useTranslation();
  const { videoUrl } = useSite();
  return (
    <Section id="video" className="video" title={t('home.video.title')} lead={t('home.video.lead')}>
      <figure>
        {videoUrl ? <FilmElsewhere url={videoUrl} /> : <OwnFilm />}
        <figcaption>
          {t('home.video.caption')}
          <details>
            <summary>{t('home.video.alternativeLabel')}</summary>
            <p>{t('home.video.alternative')}</p>
          </details>
        </figcaption>
      </figure>
    </Section>
  );
}

function OwnFilm() {
  const { t } = useTranslation();
  return (
    <video
      controls
      loop
      muted
      playsInline
      preload="none"
      width={1280}
      height={720}
      poster="/img/film-poster-1200.webp"
      aria-label={t('home.video.title')}
      data-film
    >
      <source src="/film/savannah.webm" type="video/webm" />
      <source src="/film/savannah.mp4" type="video/mp4" />
      <p>
        {t('home.video.unsupported')} <a href="/film/savannah.mp4">{t('home.video.download')}</a>
      </p>
    </video>
  );
}

function FilmElsewhere({ url }: { url: string }) {
  const { t } = useTranslation();
  return (
    <a
      className="film-elsewhere"
      href={url}
      data-film={url}
      data-film-title={t('home.video.title')}
      rel="noopener"
    >
      <img src="/img/film-poster-1200.webp" alt="" width={1280} height={720} loading="lazy" />
      <span className="button">{t('home.video.play')}</span>
      <span className="small">{t('home.video.thirdPartyNote', { host: new URL(url).host })}</span>
    </a>
  );
}
