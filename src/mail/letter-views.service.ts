import { Injectable } from '@nestjs/common';
import Handlebars from 'handlebars';
import { readdirSync, readFileSync } from 'node:fs';
import type { Translate } from '../../client/i18n/translate';

const FOLDER = 'views/mails';

/** The templates of the mails, read once at start: each as HTML and as text, in a common layout. */
@Injectable()
export class LetterViews {
  private readonly html = this.read('html');
  private readonly text = this.read('text');

  /** @throws for a view that does not exist. */
  render(name: string, t: Translate, view: object) {
    const data = { ...view, t };
    return { html: this.html.get(name)!(data), text: tidy(this.text.get(name)!(data)) };
  }

  has(name: string): boolean {
    return this.html.has(name) && this.text.has(name);
  }

  private read(form: 'html' | 'text') {
    const handlebars = Handlebars.create();
    handlebars.registerHelper('t', translate);
    const views = new Map<string, Handlebars.TemplateDelegate>();
    for (const file of readdirSync(FOLDER).filter((each) => each.endsWith(`.${form}.hbs`))) {
      const name = file.slice(0, -`.${form}.hbs`.length);
      const source = readFileSync(`${FOLDER}/${file}`, 'utf8');
      handlebars.registerPartial(name, source);
      views.set(name, handlebars.compile(source, { noEscape: form === 'text', strict: false }));
    }
    return views;
  }
}

/** `{{t 'mails.confirm.heading'}}`: a text in the language of the mail. */
function translate(this: unknown, key: string, options: Handlebars.HelperOptions): string {
  return (options.data.root as { t: Translate }).t(key, options.hash);
}

/** What conditions leave behind: never more than one empty line. */
const tidy = (text: string) => `${text.replace(/\n{3,}/g, '\n\n').trim()}\n`;
