import { useState, type FormEvent } from 'react';
import { CredentialFields } from '../components/admin/CredentialFields';
import { useTranslation } from '../i18n/context';
import { links } from '../site/links';
import { loginFailure, logIn } from './support/log-in';
import { showAndCarryToast, showToast } from './support/toast';

export type LoginProblem = 'missing' | 'invalidCredentials' | 'tooMany' | 'unavailable';

interface LoginFormProps {
  username: string;
  problem: LoginProblem | null;
}

/** How long the success can be read before the dashboard comes (spec section 4). */
const REDIRECT_MS = 100;

/** A plain form first; with JavaScript the page stays and a toast tells how it went. */
export default function LoginForm({ username, problem: brought }: LoginFormProps) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState(brought);
  const [pending, setPending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const typed = new FormData(event.currentTarget);
    setPending(true);
    setProblem(null);
    try {
      await logIn(String(typed.get('username')), String(typed.get('password')));
      showAndCarryToast({
        tone: 'success',
        title: t('auth.toast.successTitle'),
        text: t('auth.toast.successText'),
      });
      setTimeout(() => location.assign(links.admin), REDIRECT_MS);
    } catch (error) {
      setPending(false);
      showToast(loginFailure(error, t));
    }
  };

  return (
    <form className="login-form" method="post" action={links.login} onSubmit={submit}>
      {problem && (
        <p className="form-problem" role="alert">
          {t(`auth.${problem}`)}
        </p>
      )}
      <CredentialFields username={username} />
      <button className="button button-wide" disabled={pending}>
        {t(pending ? 'auth.pending' : 'auth.submit')}
      </button>
    </form>
  );
}
