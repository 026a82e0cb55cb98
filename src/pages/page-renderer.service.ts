import { Injectable } from '@nestjs/common';
import type { Language } from '../i18n/languages';
import { LANGUAGES } from '../i18n/languages';
import { Config } from '../config/config';
import { Texts } from '../i18n/texts.service';
import { ClientDoor } from './client-door.service';
import { DocumentView } from './document-view.service';
import type { PageName, PageProps, RenderedPage, Site } from '../../client/server';

export type { PageName, PageProps };

/** Where and for whom a page is rendered. */
export interface PageRequest {
  language: Language;
  /** Path and query as asked for. */
  url: string;
}

/** The languages as Open Graph names them. */
const LOCALES: Record<string, string> = { en: 'en_GB', de: 'de_DE', es: 'es_ES', fr: 'fr_FR' };

/** From a page's name and props to the bytes of the whole document. */
@Injectable()
export class PageRenderer {
  constructor(
    private readonly config: Config,
    private readonly texts: Texts,
    private readonly door: ClientDoor,
    private readonly document: DocumentView,
  ) {}

  async render<Name extends PageName>(
    name: Name,
    props: PageProps<Name>,
    request: PageRequest,
  ): Promise<Buffer> {
    const client = await this.door.open();
    const site = this.site(request);
    const own = this.texts.catalogue(request.language);
    const page = client.render(name, props, site, own, this.texts.catalogue('en'));
    const pieces = page.parts.fill(this.document.render(this.view(page, site)));
    return this.door.finish(request.url, Buffer.concat(pieces.map(bytesOf)));
  }

  private site({ language, url }: PageRequest): Site {
    const [path, search = ''] = url.split('?');
    const query = new URLSearchParams(search);
    query.delete('lang');
    return {
      language,
      path,
      query: query.toString(),
      publicUrl: this.config.http.publicUrl,
      brand: this.config.brand,
      now: Date.now(),
      videoUrl: this.config.videoUrl,
      development: this.config.mode === 'development',
    };
  }

  private view(page: RenderedPage, site: Site) {
    const canonical = site.publicUrl + site.path;
    return {
      ...page,
      ...this.door.assets(),
      language: site.language,
      brand: site.brand.name,
      canonical,
      locale: LOCALES[site.language],
      socialImage: site.publicUrl + (page.head.socialImage ?? `/social/site/${site.language}.jpg`),
      alternates: LANGUAGES.map((language) => ({
        language,
        locale: LOCALES[language],
        url: `${canonical}?lang=${language}`,
      })),
    };
  }
}

const bytesOf = (piece: string | Uint8Array) =>
  typeof piece === 'string' ? Buffer.from(piece) : piece;
