import './shell.css';

import { type ReactNode, useEffect } from 'react';
import { useLocale, useTheme, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';

import { TasksDrawer } from '../resources/tasks/TasksDrawer.tsx';
import { useTaskEnds } from '../resources/tasks/useTaskEnds.ts';
import { useDocumentLanguage } from '../ui/useDocumentLanguage.ts';
import { BottomBar } from './BottomBar.tsx';
import { ScreenFailure } from './ScreenFailure.tsx';
import { showTheme } from './themeChoice.ts';
import { TopBar } from './TopBar.tsx';
import { useTasksOfSession } from './useTasksOfSession.ts';

/** The bar, and the sheet on which everything happens. A screen that breaks leaves the bar alone. */
export const Shell = ({ children }: { readonly children: ReactNode }) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const [theme] = useTheme();
  useDocumentLanguage(useLocale());
  useTaskEnds();
  useTasksOfSession();
  useEffect(() => showTheme(theme), [theme]);
  return (
    <div className="app">
      <a className="skip" href="#content">
        {translate('shell.skip')}
      </a>
      <TopBar />
      <main id="content" className="sheet" tabIndex={-1}>
        <ScreenFailure key={pathname}>{children}</ScreenFailure>
      </main>
      <BottomBar />
      <TasksDrawer />
    </div>
  );
};
