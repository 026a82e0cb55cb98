import { useTranslation } from '../i18n/context';
import { Island } from '../site/Island';
import { links } from '../site/links';
import type { LoginProblem } from '../islands/LoginForm';
import type { DescribeHead } from '../site/head';

export interface LoginProps {
  /** As typed before, where a plain login failed. */
  username: string;
  problem: LoginProblem | null;
}

export const head: DescribeHead<LoginProps> = (_props, t) => ({
  title: t('auth.title'),
  description: t('auth.description'),
  noIndex: true,
});

export default function LoginPage(props: LoginProps) {
  const { t } = useTranslation();
  return (
    <div className="page">
      <div className="panel login">
        <h1>{t('auth.heading')}</h1>
        <p>{t('auth.lead')}</p>
        <Island name="LoginForm" props={props} />
        <p>
          <a href={links.home}>{t('auth.backHome')}</a>
        </p>
      </div>
    </div>
  );
}
