import type { DestinationText } from '../../content/destinations';
import { useTranslation } from '../../i18n/context';
import { Icon } from '../icons/Icon';

const ICONS = {
  country: 'pin',
  bestTime: 'calendar',
  duration: 'clock',
  difficulty: 'mountain',
} as const;
export type FactName = keyof typeof ICONS;

interface FactsProps {
  text: DestinationText;
  only: readonly FactName[];
  className?: string;
}

/** Country, best time, duration, difficulty: as many of them as the place wants, in its order. */
export function Facts({ text, only, className = 'facts' }: FactsProps) {
  const { t } = useTranslation();
  return (
    <dl className={className}>
      {only.map((fact) => (
        <div key={fact}>
          <dt>
            <Icon name={ICONS[fact]} size={20} />
            {t(`destinations.detail.${fact}`)}
          </dt>
          <dd>{text[fact]}</dd>
        </div>
      ))}
    </dl>
  );
}
