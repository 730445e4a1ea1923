import './devices.css';

import { type ReactNode, useId } from 'react';

interface PartCardProps {
  readonly title: string;
  /** Beside the title: a state, a count, a time. */
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** One subject of the page of a device. */
export const PartCard = ({ title, note, actions, children }: PartCardProps) => {
  const id = useId();
  return (
    <section className="part" aria-labelledby={id}>
      <header className="part-head">
        <h2 id={id}>{title}</h2>
        {note !== undefined && note !== false && <span className="part-note">{note}</span>}
        {actions && <span className="part-actions">{actions}</span>}
      </header>
      {children}
    </section>
  );
};
