import { useState, type FormEvent } from 'react';
import { useTranslation } from '../../i18n/context';
import { loginFailure, logIn } from '../../islands/support/log-in';
import { showToast } from '../../islands/support/toast';
import { CredentialFields } from './CredentialFields';
import { Modal } from './Modal';

interface SignInAgainProps {
  username: string;
  onDone: () => void;
  onGiveUp: () => void;
}

/** The session ended in the middle of something: sign in over it, and go on. */
export function SignInAgain({ username, onDone, onGiveUp }: SignInAgainProps) {
  const { t } = useTranslation();
  const [pending, setPending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    setPending(true);
    try {
      await logIn(String(typed.get('username')), String(typed.get('password')));
      onDone();
    } catch (error) {
      setPending(false);
      showToast(loginFailure(error, t));
    }
  };
  return (
    <Modal title={t('admin.session.heading')} className="modal-small" onLeave={onGiveUp}>
      <p>{t('admin.session.text')}</p>
      <form method="post" className="login-form" onSubmit={submit}>
        <CredentialFields username={username} />
        <p className="actions">
          <button type="button" className="button button-quiet" onClick={onGiveUp}>
            {t('admin.form.cancel')}
          </button>
          <button className="button" disabled={pending}>
            {t(pending ? 'auth.pending' : 'admin.session.submit')}
          </button>
        </p>
      </form>
    </Modal>
  );
}
