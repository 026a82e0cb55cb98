import { ExecutionContext, Injectable } from '@nestjs/common';
import type { I18nResolver } from 'nestjs-i18n';
import type { Request } from 'express';
import { chooseLanguage } from './choose-language';

/** Tells nestjs-i18n the language that the rest of the house uses. */
@Injectable()
export class ChosenLanguageResolver implements I18nResolver {
  resolve(context: ExecutionContext) {
    return chooseLanguage(context.switchToHttp().getRequest<Request>());
  }
}
