import { useRef, useState, type FormEvent } from 'react';
import { ProblemSummary } from '../components/forms/ProblemSummary';
import { QuoteFields } from '../components/forms/QuoteFields';
import { useTranslation } from '../i18n/context';
import { calls, links } from '../site/links';
import { call } from './support/call';
import { startChallenge, takeSolution } from './support/challenge';
import { empty, focusFirst, payloadOf, problemsOf } from './support/quote-form';
import { sentenceFor } from './support/sentence';
import { showToast } from './support/toast';
import type { QuoteField, QuoteProblems } from '../rules/quote';

interface QuoteFormProps {
  typed?: Partial<Record<QuoteField, string>>;
  problems?: QuoteProblems;
  failure?: 'text' | 'notVerified' | 'tooMany';
}

/** The request for a quote; a plain form first, and in place where JavaScript runs. */
export default function QuoteForm({ typed = {}, problems: found = {}, failure }: QuoteFormProps) {
  const { t } = useTranslation();
  const [problems, setProblems] = useState(found);
  const [pending, setPending] = useState(false);
  const busy = useRef(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy.current) return;
    const wrong = problemsOf(form);
    setProblems(wrong);
    if (Object.keys(wrong).length) return focusFirst(form, wrong);
    busy.current = true;
    setPending(true);
    try {
      await call('POST', calls.contact, { ...payloadOf(form), altcha: await takeSolution() });
      empty(form);
      showToast({
        title: t('contact.success.title'),
        text: t('contact.success.text'),
        tone: 'success',
      });
    } catch (error) {
      const text = sentenceFor(error, t('contact.error.text'), t);
      showToast({ title: t('contact.error.title'), text, tone: 'error' });
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  /** A field that was wrong is looked at again while it is put right; others are left in peace. */
  function recheck(event: FormEvent<HTMLFormElement>) {
    const field = (event.target as HTMLInputElement).name as QuoteField;
    if (!problems[field]) return;
    setProblems({ ...problems, [field]: problemsOf(event.currentTarget)[field] });
  }

  return (
    <form
      className="panel quote-form"
      method="post"
      action={links.contact}
      aria-label={t('contact.form.label')}
      noValidate
      onFocus={startChallenge}
      onInput={recheck}
      onSubmit={submit}
    >
      {failure && (
        <p className="notice notice-error" role="alert">
          <strong>{t('contact.error.title')}</strong> {t(`contact.error.${failure}`)}
        </p>
      )}
      <ProblemSummary problems={problems} />
      <p className="small field-wide">{t('contact.form.requiredNote')}</p>
      <QuoteFields typed={typed} problems={problems} />
      <button className="button button-wide" disabled={pending}>
        {t(pending ? 'contact.form.submitting' : 'contact.form.submit')}
      </button>
    </form>
  );
}
