const WIDTHS = [400, 800, 1200];

interface PictureProps {
  /** A picture of ours (`/img/NAME.webp`) or any address an administrator typed. */
  src: string;
  alt: string;
  sizes: string;
  /** Of the picture's place in the layout; keeps it from jumping. */
  width?: number;
  height?: number;
  /** The largest picture of the first screen: fetched first. */
  first?: boolean;
  /** Also drawn at 1920 px: heroes. */
  wide?: boolean;
  className?: string;
}

/** Our own pictures come in several widths as AVIF and WebP; others as they are. */
export function Picture({
  src,
  alt,
  sizes,
  width = 3,
  height = 2,
  first,
  wide,
  className,
}: PictureProps) {
  const name = /^\/img\/([a-z0-9-]+)\.(?:webp|jpe?g)$/.exec(src)?.[1];
  const image = (
    <img
      src={src}
      alt={alt}
      width={width * 400}
      height={height * 400}
      decoding="async"
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
    />
  );
  if (!name) return <span className={className}>{image}</span>;
  const widths = wide ? [...WIDTHS, 1920] : WIDTHS;
  const set = (format: string) => widths.map((w) => `/img/${name}-${w}.${format} ${w}w`).join(', ');
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={set('webp')} sizes={sizes} />
      {image}
    </picture>
  );
}

/** Stands in where a deal has no picture. */
export const NEUTRAL_COVER = '/img/cover.webp';
