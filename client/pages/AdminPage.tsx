import { Island } from '../site/Island';
import { useSite } from '../site/site';
import type { Tab } from '../components/admin/Tabs';
import type { DeskData } from '../islands/support/use-desk-data';
import type { DeskChoice } from '../rules/desk-list';
import type { DescribeHead } from '../site/head';

export interface AdminProps {
  username: string;
  brought: DeskData | null;
  choice: DeskChoice;
  tab: Tab;
}

export const head: DescribeHead<AdminProps> = (_props, t) => ({
  title: t('admin.title'),
  description: t('admin.description'),
  noIndex: true,
});

export default function AdminPage(props: AdminProps) {
  const { now } = useSite();
  return (
    <div className="page desk" data-now={now}>
      <Island name="AdminDesk" props={{ ...props, now }} />
    </div>
  );
}
