import { useDeferredValue, useState } from 'react';
import { useTranslation } from '../../i18n/context';
import { useDealForm } from './form-context';

/** Every image as it will load, and a note where one does not. */
export function ImageThumbs() {
  const urls = useDeferredValue(useDealForm().draft.images)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (!urls.length) return null;
  return (
    <ol className="thumbs">
      {urls.map((url, at) => (
        <Thumb key={`${at} ${url}`} url={url} number={at + 1} />
      ))}
    </ol>
  );
}

function Thumb({ url, number }: { url: string; number: number }) {
  const { t } = useTranslation();
  const [broken, setBroken] = useState(false);
  return (
    <li>
      {broken ? (
        <p className="field-error" role="status">
          {number}. {t('admin.form.imageBroken')}
        </p>
      ) : (
        <img
          src={url}
          alt={t('admin.form.imageAlt', { number })}
          width={96}
          height={64}
          onError={() => setBroken(true)}
        />
      )}
    </li>
  );
}
