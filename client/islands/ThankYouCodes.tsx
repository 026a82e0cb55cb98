import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/context';
import { sampleOrder, type SampleOrder } from './support/sample-order';

/**
 * Order number, code and time of the sample: made in the browser, once the page is there. Until
 * then, and without JavaScript, a neutral dash.
 */
export default function ThankYouCodes() {
  const { t, language } = useTranslation();
  const [order, setOrder] = useState<SampleOrder | null>(null);
  useEffect(() => setOrder(sampleOrder()), []);
  const pending = t('thankyou.order.pending');
  return (
    <dl className="voucher-codes">
      <div className="voucher-code">
        <dt>{t('thankyou.voucher.codeLabel')}</dt>
        <dd>{order?.code ?? pending}</dd>
      </div>
      <div>
        <dt>{t('thankyou.order.number')}</dt>
        <dd>{order?.number ?? pending}</dd>
      </div>
      <div>
        <dt>{t('thankyou.order.time')}</dt>
        <dd>{order ? timeIn(language, order.time) : pending}</dd>
      </div>
    </dl>
  );
}

const timeIn = (language: string, time: Date) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
