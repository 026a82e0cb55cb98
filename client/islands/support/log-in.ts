import type { Translate } from '../../i18n/translate';
import { calls } from '../../site/links';
import { call, CallError } from './call';
import type { Toast } from './toast';

export interface Session {
  user: { id: number; username: string; isAdmin: boolean } | null;
  isAuthenticated: boolean;
}

/** @throws CallError */
export const logIn = (username: string, password: string) =>
  call<Session>('POST', calls.login, { username, password });

/** What is said of a login that failed (spec section 8, contract 1.3). */
export function loginFailure(error: unknown, t: Translate): Toast {
  const isWrong = error instanceof CallError && error.status === 401;
  const told = error instanceof CallError ? error.serverMessage : null;
  return {
    tone: 'error',
    title: t('auth.toast.failedTitle'),
    text: isWrong ? t('auth.toast.failedText') : (told ?? t('auth.failed')),
  };
}
