import { useTranslation } from '../../i18n/context';
import { Island } from '../../site/Island';
import { Picture } from '../Picture';

const LINES = ['destination', 'type', 'value', 'validity'] as const;

/** The voucher as it would be printed: what it is worth on one side, its codes on the stub. */
export function Voucher() {
  const { t } = useTranslation();
  return (
    <section className="voucher" aria-labelledby="voucher-title">
      <Picture
        className="voucher-picture"
        src="/img/serengeti.webp"
        alt={t('thankyou.voucher.imageAlt')}
        sizes="(min-width: 64rem) 22rem, 92vw"
      />
      <div className="voucher-body">
        <h2 id="voucher-title">{t('thankyou.voucher.heading')}</h2>
        <dl>
          {LINES.map((line) => (
            <div key={line} className={`voucher-${line}`}>
              <dt>{t(`thankyou.voucher.${line}Label`)}</dt>
              <dd>{t(`thankyou.voucher.${line}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="voucher-stub">
        <Island name="ThankYouCodes" props={{}} />
      </div>
    </section>
  );
}
