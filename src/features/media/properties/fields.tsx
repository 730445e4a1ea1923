import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A group of properties. */
export const PropertySection = ({ title, action, children }: SectionProps) => {
  const id = useId();
  return (
    <section className="media-section stack gap-8" aria-labelledby={id}>
      <div className="row">
        <h3 id={id} className="type-13 semibold grow">
          {title}
        </h3>
        {action}
      </div>
      {children}
    </section>
  );
};

/** A value of the selected nodes, and its change. */
export interface FieldProps<Value> {
  readonly label: string;
  /** Undefined where the selected nodes differ. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
}
