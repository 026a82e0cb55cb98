import { useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/context';
import { links } from '../../site/links';

const TABS = ['deals', 'settings'] as const;
export type Tab = (typeof TABS)[number];

interface TabsProps {
  shown: Tab;
  onShow: (tab: Tab) => void;
  children: ReactNode;
}

/** Links without JavaScript; with it they switch in place, by pointer or arrow keys. */
export function Tabs({ shown, onShow, children }: TabsProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);

  const show = (tab: Tab) => {
    onShow(tab);
    history.replaceState(history.state, '', tab === 'deals' ? links.admin : links.adminTab(tab));
  };
  const click = (event: MouseEvent, tab: Tab) => {
    event.preventDefault();
    show(tab);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight'].includes(event.key)) return;
    event.preventDefault();
    const other = TABS[1 - TABS.indexOf(shown)];
    show(other);
    list.current?.querySelector<HTMLElement>(`#tab-${other}`)?.focus();
  };

  return (
    <>
      <div
        className="tabs"
        role="tablist"
        aria-label={t('admin.tabs.label')}
        ref={list}
        onKeyDown={keyDown}
      >
        {TABS.map((tab) => (
          <a
            key={tab}
            id={`tab-${tab}`}
            role="tab"
            href={tab === 'deals' ? links.admin : links.adminTab(tab)}
            aria-selected={tab === shown}
            aria-controls="tab-panel"
            tabIndex={tab === shown ? 0 : -1}
            onClick={(event) => click(event, tab)}
          >
            {t(`admin.tabs.${tab}`)}
          </a>
        ))}
      </div>
      <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${shown}`}>
        {children}
      </div>
    </>
  );
}
