import { useEffect, useRef } from 'react';
import { useTranslation } from '../i18n/context';
import { moreQuery, type ListChoice } from '../rules/list';
import { links } from '../site/links';

interface ListMoreProps {
  choice: ListChoice;
  room: number;
  /** The end of the list is near. */
  onNear: () => void;
}

/** A plain link to the longer list; awake, the list grows before anybody gets to it. */
export function ListMore({ choice, room, onNear }: ListMoreProps) {
  const { t } = useTranslation();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([end]) => end.isIntersecting && onNear(), {
      rootMargin: '1000px',
    });
    observer.observe(link.current!);
    return () => observer.disconnect();
  }, [onNear]);
  return (
    <p className="section-end">
      <a
        ref={link}
        className="button button-quiet"
        data-asks="near"
        href={`${links.deals}?${moreQuery(choice, room)}`}
      >
        {t('deals.list.more')}
      </a>
    </p>
  );
}
