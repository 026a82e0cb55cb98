import { Global, Module } from '@nestjs/common';
import { I18nModule } from 'nestjs-i18n';
import { Config } from '../config/config';
import { ChosenLanguageResolver } from './chosen-language.resolver';
import { DEFAULT_LANGUAGE } from './languages';
import { Texts } from './texts.service';

/** The four catalogues, read once; in development again whenever one changes. */
@Global()
@Module({
  imports: [
    I18nModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        fallbackLanguage: DEFAULT_LANGUAGE,
        loaderOptions: { path: __dirname, watch: config.mode === 'development' },
        logging: false,
        // Nobody asks it for the language of a request, and its scopes would cost every answer.
        disableMiddleware: true,
        skipAsyncHook: true,
      }),
      resolvers: [ChosenLanguageResolver],
    }),
  ],
  providers: [Texts],
  exports: [Texts],
})
export class TranslationsModule {}
