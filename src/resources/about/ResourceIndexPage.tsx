import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import type { AboutDocument } from '../../schema/about.ts';
import { Page } from '../../ui/Page.tsx';
import { dataPaths } from '../routes/dataPaths.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import type { Resources } from '../descriptor/ResourcesContext.ts';
import { AboutDocuments } from './AboutDocuments.tsx';
import { ResourceCard } from './ResourceCard.tsx';

interface ResourceIndexPageProps {
  readonly resources: Resources;
  /** Paths of resources that have a screen of their own. */
  readonly screenPaths?: Readonly<Record<string, string>>;
}

/** Lists the resources of all documents, with their operations and links. */
export const ResourceIndexPage = ({ resources, screenPaths = {} }: ResourceIndexPageProps) => {
  const translate = useTranslate();
  return (
    <Page title={translate('documents.index')} count={Object.keys(resources).length} hasDivider>
      <AboutDocuments>
        {documents =>
          documents.map(document => (
            <DocumentSection key={document.service} {...{ document, resources, screenPaths }} />
          ))
        }
      </AboutDocuments>
    </Page>
  );
};

interface DocumentSectionProps extends Required<ResourceIndexPageProps> {
  readonly document: AboutDocument;
}

const DocumentSection = ({ document, resources, screenPaths }: DocumentSectionProps) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const { service, title, description } = document;
  const knownDescriptors = document.resources.flatMap(({ name }) =>
    Object.hasOwn(resources, name) ? (resources[name] ?? []) : [],
  );
  const heading = `document-${service}`;
  return (
    <section className="about-document px-20 pt-20 pb-8" aria-labelledby={heading}>
      <div className="about-head flex flex-wrap items-baseline gap-x-12 gap-y-4 [&_a]:ml-auto">
        <h2 className="type-16 font-semibold" id={heading}>
          {text(title)}
        </h2>
        <WarningCount document={document} />
        <Link to={dataPaths.about(service)} aria-describedby={heading}>
          {translate('documents.about')}
        </Link>
      </div>
      {description && (
        <p className="about-text wrap-anywhere text-2">{firstParagraph(text(description))}</p>
      )}
      {knownDescriptors.length === 0 ? (
        <p className="about-text wrap-anywhere text-2">{translate('documents.noResources')}</p>
      ) : (
        <ul className="mt-12 mb-16 grid grid-cols-[repeat(auto-fill,minmax(min(100%,240px),1fr))] gap-12">
          {knownDescriptors.map(descriptor => (
            <ResourceCard
              key={descriptor.name}
              descriptor={descriptor}
              screenPath={
                Object.hasOwn(screenPaths, descriptor.name)
                  ? screenPaths[descriptor.name]
                  : undefined
              }
            />
          ))}
        </ul>
      )}
    </section>
  );
};

const WarningCount = ({ document: { warnings } }: { readonly document: AboutDocument }) => {
  const translate = useTranslate();
  return warnings.length > 0 ? (
    <span className="tag tag-line">
      {translate('documents.open', { smart_count: warnings.length })}
    </span>
  ) : null;
};

/** Descriptions of documents are long; the rest is on their own page. */
const firstParagraph = (text: string) => text.trim().split(/\n\s*\n/u, 1)[0];
