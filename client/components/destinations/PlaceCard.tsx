import type { ReactNode } from 'react';
import { Picture } from '../Picture';

interface PlaceCardProps {
  scene: string;
  alt: string;
  country: string;
  name: string;
  href: string;
  sizes: string;
  children: ReactNode;
}

/** A place as lists show it; its name is the link, and the whole picture leads there too. */
export function PlaceCard({ scene, alt, country, name, href, sizes, children }: PlaceCardProps) {
  return (
    <article className="place-card">
      <div className="place-card-picture">
        <Picture src={`/img/${scene}.webp`} alt={alt} sizes={sizes} width={3.2} height={2} />
        <p className="place-card-country">{country}</p>
      </div>
      <div className="place-card-body">
        <h3>
          <a href={href}>{name}</a>
        </h3>
        {children}
      </div>
    </article>
  );
}
