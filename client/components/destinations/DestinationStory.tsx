import type { Destination } from '../../content/destinations';
import { useTranslation } from '../../i18n/context';
import { DestinationGallery } from './DestinationGallery';
import { Part } from './Part';
import { UniqueFeatures } from './UniqueFeatures';

/** The main column: from the overview to the numbered tips. */
export function DestinationStory({ destination }: { destination: Destination }) {
  const { t } = useTranslation();
  const { text } = destination;
  const title = (part: string) => t(`destinations.detail.${part}`);
  return (
    <div className="destination-story">
      <Part id="overview" title={title('overview')}>
        <div className="prose">
          {text.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Part>
      <UniqueFeatures destination={destination} />
      <Part id="highlights" title={title('highlights')}>
        <List className="ticks" items={text.highlights} />
      </Part>
      <DestinationGallery destination={destination} />
      <Part id="activities" title={title('activities')}>
        <List className="ticks ticks-two" items={text.activities} />
      </Part>
      <Part id="wildlife" title={title('wildlife')}>
        <List className="tags" items={text.wildlife} />
      </Part>
      <Part id="accommodation" title={title('accommodation')}>
        <p>{text.accommodation}</p>
      </Part>
      <Part id="tips" title={title('tips')}>
        <ol className="numbered">
          {text.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ol>
      </Part>
    </div>
  );
}

function List({ className, items }: { className: string; items: readonly string[] }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
