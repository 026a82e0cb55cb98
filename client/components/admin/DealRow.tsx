import { useTranslation } from '../../i18n/context';
import type { Deal } from '../../rules/deal';
import { isExpired } from '../../rules/desk-list';
import { euros } from '../../rules/price';
import { isUrgent } from '../../rules/spots';
import { links } from '../../site/links';
import { Tag } from '../Badges';
import { Expiry } from './Expiry';

export type RowAction = 'edit' | 'duplicate' | 'switch' | 'delete';

interface DealRowProps {
  deal: Deal;
  now: number;
  onAct: (action: RowAction, deal: Deal) => void;
}

/** A deal in the administrator's list (spec section 2). */
export function DealRow({ deal, now, onAct }: DealRowProps) {
  const { t } = useTranslation();
  const expired = isExpired(deal, now);
  return (
    <li className={`row${deal.isActive ? '' : ' row-inactive'}`}>
      <div className="row-name">
        <h3>{deal.title}</h3>
        <p>
          {deal.destination} <span aria-hidden="true">·</span> {deal.duration}
        </p>
      </div>
      <p className="row-badges">
        <span className={`badge badge-${deal.isActive ? 'active' : 'inactive'}`}>
          {t(`admin.badge.${deal.isActive ? 'active' : 'inactive'}`)}
        </span>
        {isUrgent(deal) && <span className="badge badge-urgent">{t('admin.badge.urgent')}</span>}
        {expired && <span className="badge badge-expired">{t('admin.badge.expired')}</span>}
        {deal.messageTag && <Tag text={deal.messageTag} colour={deal.messageColor} />}
      </p>
      <p className="row-spots">
        {t('admin.list.spots', { left: deal.spotsLeft, total: deal.totalSpots })}
      </p>
      <p className="row-price">
        <strong>{euros(deal.discountedPrice)}</strong>{' '}
        <span className="visually-hidden">{t('admin.list.original')}: </span>
        <s>{euros(deal.originalPrice)}</s>
      </p>
      <p className="row-expiry">
        <Expiry
          iso={deal.expiresAt}
          text={expired ? 'admin.list.expiredOn' : 'admin.list.expiresOn'}
        />
      </p>
      <div
        className="row-actions"
        role="group"
        aria-label={t('admin.list.actions', { title: deal.title })}
      >
        {action('edit')}
        {action('duplicate')}
        {action('switch', deal.isActive ? 'deactivate' : 'activate')}
        {action('delete')}
        {deal.isActive && (
          <a className="quick" href={links.deal(deal.id)}>
            {t('admin.list.publicView')}
            <span className="visually-hidden">: {deal.title}</span>
          </a>
        )}
      </div>
    </li>
  );

  function action(name: RowAction, text: string = name) {
    return (
      <button
        type="button"
        className={`quick quick-${name}`}
        aria-label={t(`admin.actions.${text}Named`, { title: deal.title })}
        onClick={() => onAct(name, deal)}
      >
        {t(`admin.actions.${text}`)}
      </button>
    );
  }
}
