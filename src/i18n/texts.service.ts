import { Injectable } from '@nestjs/common';
import { I18nService } from 'nestjs-i18n';
import { createTranslator, type Catalogue, type Translate } from '../../client/i18n/translate';
import { DEFAULT_LANGUAGE, type Language } from './languages';

/** The texts of the catalogues: whole for pages, as a function for mails and errors. */
@Injectable()
export class Texts {
  private readonly translators = new Map<Language, Translate>();

  constructor(private readonly i18n: I18nService) {}

  /** One language's catalogue as it stands in the files, areas at the top. */
  catalogue(language: Language): Catalogue {
    const all = this.i18n.getTranslations() as Record<string, Catalogue>;
    return all[language] ?? {};
  }

  /** `t('mail.confirm.subject', { name })` in one language; falls back to English, then to the key. */
  in(language: Language): Translate {
    const known = this.translators.get(language);
    if (known) return known;
    const english = this.catalogue(DEFAULT_LANGUAGE);
    const translate = createTranslator(language, this.catalogue(language), english);
    this.translators.set(language, translate);
    return translate;
  }
}
