import './urlTabs.css';

import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId } from 'react';
import { useSearchParams } from 'react-router-dom';

interface UrlTab {
  readonly name: string;
  readonly label: ReactNode;
  /** The content; only that of the open tab is rendered. */
  readonly panel: ReactNode;
  readonly panelClass?: string;
}

interface UrlTabsProps {
  /** The name of the tabs for screen readers. */
  readonly label: string;
  /** The first one is open by default, without its name in the URL. */
  readonly tabs: readonly [UrlTab, ...UrlTab[]];
  /** The search parameter with the name of the open tab. */
  readonly param?: string;
  /** Whether the other search parameters apply to each tab; by default a change of the tab removes them. */
  readonly keepsOtherParams?: boolean;
  /** Shown after the tabs. */
  readonly note?: ReactNode;
}

/**
 * Tabs, of which the URL has the open one. An unknown name opens the first.
 *
 * @example
 * <UrlTabs label="Lamp" tabs={[{ name: 'state', label: 'State', panel: <LampState lamp={lamp} /> }]} />
 */
export const UrlTabs = ({
  label,
  tabs,
  param = 'tab',
  keepsOtherParams = false,
  note,
}: UrlTabsProps) => {
  const idPrefix = useId();
  const [searchParams, setSearchParams] = useSearchParams();
  const [firstTab] = tabs;
  const requestedName = searchParams.get(param);
  const openTab = tabs.find(({ name }) => name === requestedName) ?? firstTab;
  const openByName = (name: string) =>
    setSearchParams(previousParams => {
      const nextParams = new URLSearchParams(keepsOtherParams ? previousParams : {});
      nextParams.delete(param);
      if (name !== firstTab.name) nextParams.set(param, name);
      return nextParams;
    });
  return (
    <>
      <div className="tab-strip row sticky top-0 z-4 border-b border-b-(--line) bg-(--surface) px-20 max-sm:bg-(--canvas) max-sm:px-16 max-sm:py-0">
        <Tabs
          className="tab-strip-tabs"
          variant="scrollable"
          value={openTab.name}
          aria-label={label}
          onChange={(_, name: string) => openByName(name)}
        >
          {tabs.map(tab => (
            <Tab
              key={tab.name}
              value={tab.name}
              id={`${idPrefix}-tab-${tab.name}`}
              aria-controls={`${idPrefix}-panel`}
              label={tab.label}
            />
          ))}
        </Tabs>
        {note}
      </div>
      <div
        role="tabpanel"
        id={`${idPrefix}-panel`}
        aria-labelledby={`${idPrefix}-tab-${openTab.name}`}
        className={openTab.panelClass}
      >
        {openTab.panel}
      </div>
    </>
  );
};
