import './titledCard.css';

import { type ReactNode, useId } from 'react';

interface TitledCardProps {
  readonly title: string;
  /** Next to the title: a state, a count, a time. */
  readonly titleNote?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export const TitledCard = ({ title, titleNote, actions, children }: TitledCardProps) => {
  const id = useId();
  return (
    <section className="part shrink card" aria-labelledby={id}>
      <header className="part-head cluster">
        <h2 className="type-14 semibold" id={id}>
          {title}
        </h2>
        {titleNote !== undefined && titleNote !== false && (
          <span className="part-note type-12 text-3">{titleNote}</span>
        )}
        {actions && <span className="flex gap-8 push-end">{actions}</span>}
      </header>
      {children}
    </section>
  );
};
