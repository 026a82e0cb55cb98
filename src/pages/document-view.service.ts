import { Injectable } from '@nestjs/common';
import Handlebars from 'handlebars';
import { readFileSync } from 'node:fs';
import { Config } from '../config/config';

/** The document around every page, out of `views/document.hbs`. */
@Injectable()
export class DocumentView {
  private readonly handlebars = Handlebars.create();
  private template?: Handlebars.TemplateDelegate;

  constructor(private readonly config: Config) {
    this.handlebars.registerHelper('json', inScript);
    this.handlebars.registerHelper('address', inAttribute);
  }

  render(view: object): string {
    if (!this.template || this.config.mode === 'development') {
      this.template = this.handlebars.compile(readFileSync('views/document.hbs', 'utf8'));
    }
    return this.template(view);
  }
}

/** JSON that cannot end the script element it stands in. */
export function inScript(value: unknown): Handlebars.SafeString {
  return new Handlebars.SafeString(JSON.stringify(value).replace(/</g, '\\u003c'));
}

/** An address as people write it: Handlebars itself would turn every `=` into an entity. */
function inAttribute(url: string): Handlebars.SafeString {
  return new Handlebars.SafeString(
    url.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;'),
  );
}
