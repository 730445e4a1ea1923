import { clipText, MAX_TITLE_LENGTH } from '../domain/clipText.ts';
import { isolateText } from '../i18n/isolateText.ts';
import { FormattedNumber } from './FormattedNumber.tsx';
import { useStore } from './useStore.ts';
import { ParentTitlesContext } from './ParentTitlesContext.ts';
import { unreadCount } from './unreadCount.ts';
import { useFormatNumber } from './useFormatNumber.ts';
import './components.css';

import { useTranslate } from 'react-admin';
import { use, type ReactNode } from 'react';

export interface PageProps {
  readonly title: string;
  /** The number of records, next to the title. */
  readonly count?: number | undefined;
  /** The breadcrumbs of a record, above its title. */
  readonly breadcrumbs?: ReactNode;
  /** The icon of the record type, before the title. */
  readonly icon?: ReactNode;
  /** State and id, after the title on the same line. */
  readonly titleAdornment?: ReactNode;
  /** Default buttons first, the one primary button last. */
  readonly actions?: ReactNode;
  readonly toolbar?: ReactNode;
  readonly footer?: ReactNode;
  /** Floats above the content, e.g. the bulk actions of the selected rows. */
  readonly floating?: ReactNode;
  /** A divider above the content: for tables, which reach the edges. */
  readonly hasDivider?: boolean;
  readonly children: ReactNode;
}

/** A page: header and toolbar are fixed, the content scrolls, the footer is fixed. */
export const Page = ({
  title,
  count,
  breadcrumbs,
  icon,
  titleAdornment,
  actions,
  toolbar,
  footer,
  floating,
  hasDivider = false,
  children,
}: PageProps) => (
  <div className="page">
    <DocumentTitle title={title} />
    <header className="page-head">
      <div className="page-text">
        {breadcrumbs && <div className="page-breadcrumbs">{breadcrumbs}</div>}
        <PageHeading icon={icon} titleAdornment={titleAdornment}>
          <h1 className="page-title">
            <bdi>{clipText(title, MAX_TITLE_LENGTH)}</bdi>{' '}
            {count !== undefined && (
              <span className="page-count">
                <FormattedNumber value={count} />
              </span>
            )}
          </h1>
        </PageHeading>
      </div>
      {actions && <div className="page-actions">{actions}</div>}
    </header>
    {toolbar && <div className="page-toolbar">{toolbar}</div>}
    <div className={hasDivider ? 'page-body page-lined' : 'page-body'}>{children}</div>
    {footer && <div className="page-foot">{footer}</div>}
    {floating}
  </div>
);

type PageHeadingProps = Pick<PageProps, 'icon' | 'titleAdornment' | 'children'>;

/** A title with an icon before it and an adornment after it. */
const PageHeading = ({ icon, titleAdornment, children }: PageHeadingProps) =>
  icon || titleAdornment ? (
    <div className="page-named">
      {icon && <span className="page-icon">{icon}</span>}
      {children}
      {titleAdornment}
    </div>
  ) : (
    children
  );

/** The document title: the number of unread messages, the page, its parents, then the product. */
export const DocumentTitle = ({ title }: { readonly title: string }) => {
  const translate = useTranslate();
  const parts = [title, ...use(ParentTitlesContext), translate('shell.product')];
  const count = useStore(unreadCount);
  const formatNumber = useFormatNumber();
  const text = parts.map(part => isolateText(clipText(part, MAX_TITLE_LENGTH))).join(' · ');
  return <title>{count > 0 ? `(${formatNumber(count)}) ${text}` : text}</title>;
};
