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
    <section className="part card min-w-0 p-16 max-sm:p-12" aria-labelledby={id}>
      <header className="cluster mb-12 min-h-32 gap-x-12 gap-y-8">
        <h2 className="type-14 font-semibold" id={id}>
          {title}
        </h2>
        {titleNote !== undefined && titleNote !== false && (
          <span className="part-note type-12 text-3">{titleNote}</span>
        )}
        {actions && <span className="ml-auto flex gap-8">{actions}</span>}
      </header>
      {children}
    </section>
  );
};
