import { clipText, MAX_TITLE_LENGTH } from '../domain/clipText.ts';
import { isolate } from '../i18n/isolate.ts';
import { Count } from './Count.tsx';
import { TitleTrail } from './TitleTrail.ts';
import './parts.css';

import { useTranslate } from 'react-admin';
import { use, type ReactNode } from 'react';

export interface PageProps {
  readonly title: string;
  /** How many there are, beside the title. */
  readonly count?: number | undefined;
  /** Where a record stands; above its title. */
  readonly crumbs?: ReactNode;
  /** What it is of, drawn before the title. */
  readonly icon?: ReactNode;
  /** Its state, its id: after the title, on the same line. */
  readonly beside?: ReactNode;
  /** Default buttons first, the one primary button last. */
  readonly actions?: ReactNode;
  readonly toolbar?: ReactNode;
  readonly footer?: ReactNode;
  /** Floats above the content, e.g. what can be done with the rows that are ticked. */
  readonly floating?: ReactNode;
  /** A hairline above the content: for tables, which reach the edges. */
  readonly lined?: boolean;
  readonly children: ReactNode;
}

/** What stands on the sheet: header and toolbar stay, the content scrolls, the footer stays. */
export const Page = ({
  title,
  count,
  crumbs,
  icon,
  beside,
  actions,
  toolbar,
  footer,
  floating,
  lined = false,
  children,
}: PageProps) => (
  <div className="page">
    <PageTitle title={title} />
    <header className="page-head">
      <div className="page-words">
        {crumbs && <div className="page-crumbs">{crumbs}</div>}
        <Named icon={icon} beside={beside}>
          <h1 className="page-title">
            <bdi>{clipText(title, MAX_TITLE_LENGTH)}</bdi>{' '}
            {count !== undefined && (
              <span className="page-count">
                <Count of={count} />
              </span>
            )}
          </h1>
        </Named>
      </div>
      {actions && <div className="page-actions">{actions}</div>}
    </header>
    {toolbar && <div className="page-toolbar">{toolbar}</div>}
    <div className={lined ? 'page-body page-lined' : 'page-body'}>{children}</div>
    {footer && <div className="page-foot">{footer}</div>}
    {floating}
  </div>
);

type NamedProps = Pick<PageProps, 'icon' | 'beside' | 'children'>;

/** A title, what it is of before it, its state after it. */
const Named = ({ icon, beside, children }: NamedProps) =>
  icon || beside ? (
    <div className="page-named">
      {icon && <span className="page-icon">{icon}</span>}
      {children}
      {beside}
    </div>
  ) : (
    children
  );

/** The title of the browser's tab: the page, what it stands in, then the product. */
export const PageTitle = ({ title }: { readonly title: string }) => {
  const translate = useTranslate();
  const words = [title, ...use(TitleTrail), translate('shell.product')];
  return <title>{words.map(word => isolate(clipText(word, MAX_TITLE_LENGTH))).join(' · ')}</title>;
};
