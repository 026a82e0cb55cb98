import { useRef, useState, type FormEvent } from 'react';
import { Field } from '../components/forms/Field';
import { TextWithLink } from '../components/TextWithLink';
import { useTranslation } from '../i18n/context';
import { isAddress } from '../rules/text';
import { calls, links } from '../site/links';
import { call } from './support/call';
import { sentenceFor } from './support/sentence';
import { showToast } from './support/toast';

interface NewsletterFormProps {
  /** What a form sent without JavaScript held, and what was wrong with it. */
  email?: string;
  problem?: 'invalidEmail' | 'genericError';
}

/** The newsletter signup: idle, sending, success, error (spec section 4). */
export default function NewsletterForm({ email = '', problem: found }: NewsletterFormProps) {
  const { t } = useTranslation();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState(found);
  const input = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const field = input.current!;
    if (sending) return;
    if (!isAddress(field.value.trim())) {
      setProblem('invalidEmail');
      return field.focus();
    }
    setProblem(undefined);
    setSending(true);
    try {
      await call('POST', calls.subscribe, { email: field.value });
      field.value = '';
      const [title, text] = [t('home.newsletter.successTitle'), t('home.newsletter.successText')];
      showToast({ title, text, tone: 'success' });
    } catch (error) {
      const text = sentenceFor(error, t('home.newsletter.errorText'), t);
      showToast({ title: t('home.newsletter.errorTitle'), text, tone: 'error' });
    } finally {
      setSending(false);
    }
  }

  return (
    <form
      className="newsletter-form"
      method="post"
      action={links.newsletterSubscribe}
      noValidate
      onSubmit={submit}
    >
      <Field
        name="email"
        label={t('home.newsletter.emailLabel')}
        error={problem && t(`home.newsletter.${problem}`)}
        required
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            type="email"
            autoComplete="email"
            placeholder={t('home.newsletter.placeholder')}
            defaultValue={email}
            onInput={() => setProblem(undefined)}
          />
        )}
      </Field>
      <button className="button" disabled={sending}>
        {t(sending ? 'home.newsletter.subscribing' : 'home.newsletter.button')}
      </button>
      <p className="small">
        <TextWithLink
          text={t('home.newsletter.consent')}
          label={t('home.newsletter.privacyLabel')}
          href={links.privacy}
        />
      </p>
    </form>
  );
}
