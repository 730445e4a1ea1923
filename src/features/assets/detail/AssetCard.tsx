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
      className={isFlush ? 'asset-card shrink card asset-card-flush' : 'asset-card shrink card'}
      aria-labelledby={title && id}
    >
      {title && (
        <header className="asset-card-head cluster">
          <h2 className="type-14 semibold" id={id}>
            {title}
          </h2>
          {actions && <div className="asset-card-tools cluster gap-8 push-end">{actions}</div>}
        </header>
      )}
      {children}
    </section>
  );
};
