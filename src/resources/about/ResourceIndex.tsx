import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import type { AboutDocument } from '../../schema/about.ts';
import { Page } from '../../ui/Page.tsx';
import { dataPaths } from '../dataPaths.ts';
import { useText } from '../useText.ts';
import type { Resources } from '../ResourcesContext.ts';
import { AboutDocuments } from './AboutDocuments.tsx';
import { ResourceCard } from './ResourceCard.tsx';

interface ResourceIndexProps {
  readonly resources: Resources;
  /** Addresses of resources that have a screen of their own. */
  readonly screens?: Readonly<Record<string, string>>;
}

/** Everything that the documents describe, by document: what can be done with it, and the way to it. */
export const ResourceIndex = ({ resources, screens = {} }: ResourceIndexProps) => {
  const translate = useTranslate();
  return (
    <Page title={translate('documents.index')} count={Object.keys(resources).length} lined>
      <AboutDocuments>
        {documents =>
          documents.map(document => (
            <DocumentSection key={document.service} {...{ document, resources, screens }} />
          ))
        }
      </AboutDocuments>
    </Page>
  );
};

interface DocumentSectionProps extends Required<ResourceIndexProps> {
  readonly document: AboutDocument;
}

const DocumentSection = ({ document, resources, screens }: DocumentSectionProps) => {
  const translate = useTranslate();
  const text = useText();
  const { service, title, description } = document;
  const known = document.resources.flatMap(({ name }) =>
    Object.hasOwn(resources, name) ? (resources[name] ?? []) : [],
  );
  const heading = `document-${service}`;
  return (
    <section className="about-document" aria-labelledby={heading}>
      <div className="about-head">
        <h2 id={heading}>{text(title)}</h2>
        <Told document={document} />
        <Link to={dataPaths.about(service)} aria-describedby={heading}>
          {translate('documents.about')}
        </Link>
      </div>
      {description && <p className="about-text">{firstParagraph(text(description))}</p>}
      {known.length === 0 ? (
        <p className="about-text">{translate('documents.noResources')}</p>
      ) : (
        <ul className="about-cards">
          {known.map(descriptor => (
            <ResourceCard
              key={descriptor.name}
              descriptor={descriptor}
              screen={
                Object.hasOwn(screens, descriptor.name) ? screens[descriptor.name] : undefined
              }
            />
          ))}
        </ul>
      )}
    </section>
  );
};

const Told = ({ document: { told } }: { readonly document: AboutDocument }) => {
  const translate = useTranslate();
  return told.length > 0 ? (
    <span className="tag tag-line">
      {translate('documents.open', { smart_count: told.length })}
    </span>
  ) : null;
};

/** Documents describe themselves at length; the rest is on the page about each. */
const firstParagraph = (text: string) => text.trim().split(/\n\s*\n/u, 1)[0];
