import type { ReactNode } from 'react';
import { Picture } from './Picture';

interface SceneHeroProps {
  /** Name of the scene (`client/art/pictures.json`). */
  scene: string;
  alt: string;
  children: ReactNode;
  className?: string;
}

/** A scene over the whole width with the page's title on it; the words stand on a shade of their own. */
export function SceneHero({ scene, alt, children, className = '' }: SceneHeroProps) {
  return (
    <header className={`scene-hero ${className}`}>
      <Picture
        className="scene-hero-picture"
        src={`/img/${scene}.webp`}
        alt={alt}
        sizes="100vw"
        width={4.8}
        height={3}
        first
        wide
      />
      <div className="scene-hero-text">{children}</div>
    </header>
  );
}
