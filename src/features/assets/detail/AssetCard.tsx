import { type ReactNode, useId } from 'react';

interface AssetCardProps {
  readonly title?: string;
  /** At the right of the title. */
  readonly actions?: ReactNode;
  /** No padding, for rows that reach the edges. */
  readonly isFlush?: boolean;
  readonly children: ReactNode;
}

/** A card of a page. Cards are never nested. */
export const AssetCard = ({ title, actions, isFlush = false, children }: AssetCardProps) => {
  const id = useId();
  return (
    <section
      className={isFlush ? 'asset-card card asset-card-flush min-w-0' : 'asset-card card min-w-0'}
      aria-labelledby={title && id}
    >
      {title && (
        <header className="asset-card-head cluster mb-8 min-h-32 gap-x-12 gap-y-4">
          <h2 className="type-14 font-semibold" id={id}>
            {title}
          </h2>
          {actions && (
            <div
              // The head of a card grows no higher for a link.
              className="asset-card-tools cluster ml-auto gap-8 print:[&>a]:hidden! pointer-coarse:[&>a]:-my-6 pointer-coarse:[&>a]:justify-end"
            >
              {actions}
            </div>
          )}
        </header>
      )}
      {children}
    </section>
  );
};
