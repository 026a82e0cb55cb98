import type { Translate } from '../i18n/translate';
import type { Site } from './site';

/** What a page says of itself in the document's head. */
export interface Head {
  title: string;
  description: string;
  /** Path of the picture for social cards; the site's own where absent. */
  socialImage?: string;
  /** Structured data, one script element each. */
  jsonLd?: object[];
  /** Kept out of search engines: error views, sign-in, the back office. */
  noIndex?: boolean;
}

export type DescribeHead<Props> = (props: Props, t: Translate, site: Site) => Head;
