import { type ReactNode, useId } from 'react';

interface CardProps {
  readonly title?: string;
  /** At the right of the title. */
  readonly tools?: ReactNode;
  /** The content reaches the edges: rows. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/** A part of a page that stands for itself. No card stands in another. */
export const Card = ({ title, tools, flush = false, children }: CardProps) => {
  const id = useId();
  return (
    <section
      className={flush ? 'asset-card asset-card-flush' : 'asset-card'}
      aria-labelledby={title && id}
    >
      {title && (
        <header className="asset-card-head">
          <h2 id={id}>{title}</h2>
          {tools && <div className="asset-card-tools">{tools}</div>}
        </header>
      )}
      {children}
    </section>
  );
};
