import './shell.css';
import './print.css';

import { type ReactNode, useEffect } from 'react';
import { useLocale, useTheme, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';

import { withLazyMessages } from '../data/i18nProvider.ts';
import { isMaintainer, toRoleName } from '../domain/role.ts';
import { CustomDialogsContext } from '../resources/record/CustomDialogs.ts';
import { useIsTasksDrawerOpen } from '../resources/tasks/tasksDrawerState.ts';
import { useTaskNotifications } from '../resources/tasks/useTaskNotifications.ts';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { hasSockets } from '../api/live/hasSockets.ts';
import { useHasStarted } from './messages/liveStart.ts';
import { hasAlerts } from './messages/notificationTab.ts';
import { useDocumentLanguage } from '../ui/useDocumentLanguage.ts';
import { BottomBar } from './BottomBar.tsx';
import { CommandFromUrl } from './commanding/CommandFromUrl.tsx';
import { titleTruncatedText } from './titleTruncatedText.ts';
import { OpenDialogs } from './OpenDialogs.tsx';
import { operationDialogs } from './operationDialogs.ts';
import { PrintHeader } from './PrintHeader.tsx';
import { SectionFrame } from './sections/SectionFrame.tsx';
import { useShortcuts } from './shortcuts/useShortcuts.ts';
import { applyTheme } from './pinnedTheme.ts';
import { TopBar } from './TopBar.tsx';
import { useRouteFocus } from './useRouteFocus.ts';
import { useUser } from './useUser.ts';
import { useSessionCleanup } from './useSessionCleanup.ts';

const LiveAlerts = lazyComponent(
  withLazyMessages(() => import('./messages/alerts/LiveAlerts.tsx')),
  { isOptional: true },
);
const ContractMonitor = lazyComponent(() => import('./contractMonitor/ContractMonitor.tsx'), {
  isOptional: true,
});
const ServerLossLine = lazyComponent(
  withLazyMessages(() => import('./messages/ServerLossLine.tsx')),
  { isOptional: true },
);
const TasksDrawer = lazyComponent(withLazyMessages(() => import('./ConsoleTasksDrawer.tsx')));

/** The top bar and the page content. An error of a screen leaves the bar usable. */
export const Shell = ({ children }: { readonly children: ReactNode }) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const [theme] = useTheme();
  const hasTasks = useIsTasksDrawerOpen();
  const hasStarted = useHasStarted();
  const isLive = hasStarted && hasAlerts && hasSockets();
  const { role } = useUser();
  useDocumentLanguage(useLocale());
  useTaskNotifications();
  useSessionCleanup();
  useShortcuts();
  useRouteFocus();
  useEffect(() => applyTheme(theme), [theme]);
  useEffect(titleTruncatedText, []);
  return (
    <CustomDialogsContext value={operationDialogs}>
      <div className="app grid h-dvh grid-rows-[var(--topbar)_minmax(0,1fr)] max-sm:grid-rows-[minmax(0,1fr)_auto] print:block! print:h-auto! print:max-h-none! print:overflow-visible!">
        <a
          className="skip fixed top-8 left-8 z-1500 transform-[translateY(-120px)] rounded-2 bg-(--raised) px-12 py-6 font-medium elevation-2 focus:transform-none"
          href="#content"
        >
          {translate('shell.skip')}
        </a>
        <ErrorBoundary name="bar" variant="line">
          <TopBar hasAlerts={hasStarted && hasAlerts} />
        </ErrorBoundary>
        <PrintHeader />
        <SectionFrame>
          <main
            id="content"
            className="sheet relative mx-8 mt-0 mb-8 flex min-h-0 min-w-0 flex-col overflow-hidden rounded-3 border border-(--line) bg-(--surface) focus:outline-none max-sm:m-0 max-sm:rounded-none max-sm:border-0 max-sm:bg-(--canvas)"
            tabIndex={-1}
          >
            {hasStarted && (
              <LazyBoundary fallback={null}>
                <ServerLossLine />
              </LazyBoundary>
            )}
            <ErrorBoundary name="screen" key={pathname}>
              {children}
            </ErrorBoundary>
          </main>
        </SectionFrame>
        <ErrorBoundary name="bar" variant="line">
          <BottomBar hasAlerts={hasStarted && hasAlerts} />
        </ErrorBoundary>
        <OpenDialogs />
        {isLive && (
          <ErrorBoundary name="notices" variant="float">
            <LazyBoundary fallback={null}>
              <LiveAlerts />
            </LazyBoundary>
          </ErrorBoundary>
        )}
        {isLive && isMaintainer(toRoleName(role)) && (
          <LazyBoundary fallback={null}>
            <ContractMonitor />
          </LazyBoundary>
        )}
        <CommandFromUrl />
        {hasTasks && (
          <ErrorBoundary name="drawer" variant="float">
            <LazyBoundary>
              <TasksDrawer />
            </LazyBoundary>
          </ErrorBoundary>
        )}
      </div>
    </CustomDialogsContext>
  );
};
