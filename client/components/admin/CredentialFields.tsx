import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/context';

/** Name and password; the password can be shown while it is typed. */
export function CredentialFields({ username }: { username: string }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return (
    <>
      <label className="field">
        <span>{t('auth.username')}</span>
        <input
          name="username"
          defaultValue={username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </label>
      <label className="field">
        <span>{t('auth.password')}</span>
        <input
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </label>
      <button
        type="button"
        className="button button-quiet show-password"
        hidden={!scripted}
        onClick={() => setShown(!shown)}
      >
        {t(shown ? 'auth.hidePassword' : 'auth.showPassword')}
      </button>
    </>
  );
}
