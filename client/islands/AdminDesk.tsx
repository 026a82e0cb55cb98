import { useEffect, useState } from 'react';
import { DealsPanel } from '../components/admin/DealsPanel';
import { DeskHead } from '../components/admin/DeskHead';
import { ExportLinks } from '../components/admin/ExportLinks';
import { ParkedMails } from '../components/admin/ParkedMails';
import { QuoteRequests } from '../components/admin/QuoteRequests';
import { SignInAgain } from '../components/admin/SignInAgain';
import { StatCards } from '../components/admin/StatCards';
import { Tabs, type Tab } from '../components/admin/Tabs';
import { useTranslation } from '../i18n/context';
import { showCarriedToast } from './support/toast';
import { useDeskData, type DeskData } from './support/use-desk-data';
import { useSignInAgain } from './support/use-sign-in-again';
import type { DeskChoice } from '../rules/desk-list';

interface AdminDeskProps {
  username: string;
  /** Null where the page went out before its data came. */
  brought: DeskData | null;
  choice: DeskChoice;
  tab: Tab;
  now: number;
}

/** The dashboard: figures, exports, deals. */
export default function AdminDesk({ username, brought, choice, tab, now }: AdminDeskProps) {
  const { t } = useTranslation();
  const signIn = useSignInAgain();
  const { data, reload } = useDeskData(brought, signIn.guarded);
  const [shownTab, setTab] = useState(tab);
  useEffect(showCarriedToast, []);
  useEffect(reloadWhenBroughtBack, []);

  return (
    <>
      <DeskHead username={username} />
      {!data && (
        <p className="spinner" role="status">
          {t('admin.loading')}
        </p>
      )}
      {data && (
        <>
          <ParkedMails parked={data.parked} />
          <StatCards stats={data.stats} />
          <div className="desk-side">
            <QuoteRequests quotes={data.quotes} now={now} />
            <ExportLinks />
          </div>
          <Tabs shown={shownTab} onShow={setTab}>
            {shownTab === 'settings' ? (
              <section className="panel settings">
                <h2>{t('admin.settings.heading')}</h2>
                <p>{t('admin.settings.text')}</p>
              </section>
            ) : (
              <DealsPanel
                deals={data.deals}
                choice={choice}
                now={now}
                guarded={signIn.guarded}
                reload={reload}
              />
            )}
          </Tabs>
        </>
      )}
      {signIn.isNeeded && (
        <SignInAgain username={username} onDone={signIn.done} onGiveUp={signIn.giveUp} />
      )}
    </>
  );
}

/** After signing out, "back" must not show what a browser kept of this page. */
function reloadWhenBroughtBack() {
  const check = (event: PageTransitionEvent) => {
    if (event.persisted) location.reload();
  };
  addEventListener('pageshow', check);
  return () => removeEventListener('pageshow', check);
}
