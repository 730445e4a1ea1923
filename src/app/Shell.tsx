import './shell.css';
import './print.css';

import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocale, useTheme, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';

import { withWords } from '../data/i18nProvider.ts';
import { OwnDialogsContext } from '../resources/record/OwnDialogs.ts';
import { useTasksOpen } from '../resources/tasks/drawer.ts';
import { useTaskEnds } from '../resources/tasks/useTaskEnds.ts';
import { lazyScreen } from '../ui/lazyScreen.tsx';
import { Region } from '../ui/Region.tsx';
import { useDocumentLanguage } from '../ui/useDocumentLanguage.ts';
import { BottomBar } from './BottomBar.tsx';
import { CommandInAddress } from './commanding/CommandInAddress.tsx';
import { followCutWords } from './cutTitles.ts';
import { Floating } from './Floating.tsx';
import { ownDialogs } from './ownDialogs.ts';
import { PrintLine } from './PrintLine.tsx';
import { SectionFrame } from './sections/SectionFrame.tsx';
import { useShortcuts } from './shortcuts/useShortcuts.ts';
import { showTheme } from './themeChoice.ts';
import { TopBar } from './TopBar.tsx';
import { useRouteFocus } from './useRouteFocus.ts';
import { useEndOfSession } from './useEndOfSession.ts';

const TasksDrawer = lazyScreen(withWords(() => import('./AllTasks.tsx')));

/** The bar, and the sheet on which everything happens. A screen that breaks leaves the bar alone. */
export const Shell = ({ children }: { readonly children: ReactNode }) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const [theme] = useTheme();
  const hasTasks = useTasksOpen();
  useDocumentLanguage(useLocale());
  useTaskEnds();
  useEndOfSession();
  useShortcuts();
  useRouteFocus();
  useEffect(() => showTheme(theme), [theme]);
  useEffect(followCutWords, []);
  return (
    <OwnDialogsContext value={ownDialogs}>
      <div className="app">
        <a className="skip" href="#content">
          {translate('shell.skip')}
        </a>
        <Region name="bar" shape="line">
          <TopBar />
        </Region>
        <PrintLine />
        <SectionFrame>
          <main id="content" className="sheet" tabIndex={-1}>
            <Region name="screen" key={pathname}>
              {children}
            </Region>
          </main>
        </SectionFrame>
        <Region name="bar" shape="line">
          <BottomBar />
        </Region>
        <Floating />
        <CommandInAddress />
        {hasTasks && (
          <Region name="drawer" shape="float">
            <Suspense>
              <TasksDrawer />
            </Suspense>
          </Region>
        )}
      </div>
    </OwnDialogsContext>
  );
};
