import { type ReactNode, useId } from 'react';

interface AssetCardProps {
  readonly title?: string;
  /** At the right of the title. */
  readonly actions?: ReactNode;
  /** The content reaches the edges: rows. */
  readonly isFlush?: boolean;
  readonly children: ReactNode;
}

/** A part of a page that stands for itself. No card stands in another. */
export const AssetCard = ({ title, actions, isFlush = false, children }: AssetCardProps) => {
  const id = useId();
  return (
    <section
      className={isFlush ? 'asset-card asset-card-flush' : 'asset-card'}
      aria-labelledby={title && id}
    >
      {title && (
        <header className="asset-card-head">
          <h2 id={id}>{title}</h2>
          {actions && <div className="asset-card-tools">{actions}</div>}
        </header>
      )}
      {children}
    </section>
  );
};
