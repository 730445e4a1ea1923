import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

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

/** How many nodes a change applies to, where these are several. */
export const SeveralNote = ({ count }: { readonly count: number }) => {
  const translate = useTranslate();
  return count > 1 ? (
    <p className="media-section text-2">
      {translate('media.properties.several', { smart_count: count })}
    </p>
  ) : null;
};

/** A value of the selected nodes, and its change. */
export interface FieldProps<Value> {
  readonly label: string;
  /** Undefined where the selected nodes differ. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
}
