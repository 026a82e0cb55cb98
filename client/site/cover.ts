const COVER =
  /<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/><source[^>]*\/><img[^>]* fetchPriority="high"/;

export interface Cover {
  srcset: string;
  sizes: string;
}

/** The picture to fetch first. It is looked for in the finished page, since most cards were drawn before. */
export function coverOf(html: string): Cover | null {
  const found = COVER.exec(html);
  return found && { srcset: found[1], sizes: found[2] };
}
