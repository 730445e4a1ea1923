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
  <div className="page relative flex min-h-0 min-w-0 flex-1 flex-col print:block! print:h-auto! print:max-h-none! print:overflow-visible!">
    <DocumentTitle title={title} />
    <header className="page-head flex flex-none items-center gap-12 px-20 pt-14 pb-12 max-sm:min-h-56 max-sm:flex-wrap max-sm:gap-0 max-sm:py-8 max-sm:pr-8 max-sm:pl-16 print:min-h-0 print:px-0 print:pb-4">
      <div className="flex min-w-0 flex-1 flex-col max-sm:max-w-full max-sm:flex-[1_1_auto]">
        {breadcrumbs && (
          <div
            // The breadcrumbs are 16 px high; their touch targets extend above and below.
            className="flex items-center gap-6 text-12 leading-12 whitespace-nowrap text-3 print:hidden! touch:[&_a]:-my-14 touch:[&_a]:py-14"
          >
            {breadcrumbs}
          </div>
        )}
        <PageHeading icon={icon} titleAdornment={titleAdornment}>
          <h1 className="page-title truncate text-20 leading-20 font-semibold tracking-[-0.005em] max-sm:text-18 max-sm:leading-18">
            <bdi>{clipText(title, MAX_TITLE_LENGTH)}</bdi>{' '}
            {count !== undefined && (
              <span className="page-count ml-6 text-16 font-regular tracking-[0] text-3 max-sm:ml-3 max-sm:text-15">
                <FormattedNumber value={count} />
              </span>
            )}
          </h1>
        </PageHeading>
      </div>
      {actions && (
        <div className="page-actions ml-auto flex items-center gap-8 max-sm:gap-0 print:hidden! max-sm:[&_.MuiButton-startIcon_.icon]:size-20">
          {actions}
        </div>
      )}
    </header>
    {toolbar && (
      <div className="page-toolbar flex flex-none flex-wrap items-center gap-8 px-20 pb-12 max-sm:px-16 max-sm:pt-0 max-sm:pb-8 print:block print:px-0 print:[&_:has(>input:placeholder-shown)]:hidden!">
        {toolbar}
      </div>
    )}
    <div
      className={`page-body [container-type:scroll-state] relative min-h-0 flex-1 overflow-auto print:block! print:h-auto! print:max-h-none! print:overflow-visible! ${hasDivider ? 'page-lined border-t border-t-(--line) max-sm:border-t-0' : ''}`}
    >
      {children}
    </div>
    {footer && (
      <div className="page-foot flex-none border-t border-t-(--line) print:hidden!">{footer}</div>
    )}
    {floating}
  </div>
);

type PageHeadingProps = Pick<PageProps, 'icon' | 'titleAdornment' | 'children'>;

/** A title with an icon before it and an adornment after it. */
const PageHeading = ({ icon, titleAdornment, children }: PageHeadingProps) =>
  icon || titleAdornment ? (
    <div className="page-named flex min-w-0 items-center gap-x-10 max-[1024px]:flex-wrap max-sm:gap-x-8">
      {icon && <span className="flex text-2">{icon}</span>}
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
