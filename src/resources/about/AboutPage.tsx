import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';

import type { AboutDocument } from '../../schema/about.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { dataPaths } from '../routes/dataPaths.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { AboutDocuments } from './AboutDocuments.tsx';
import { AboutResources } from './AboutResources.tsx';

/** Shows the report of one document: diagnostics, how its resources are listed, and open points. */
export const AboutPage = () => {
  const { service = '' } = useParams();
  const translate = useTranslate();
  return (
    <AboutDocuments>
      {documents => {
        const document = documents.find(each => each.service === service);
        return document ? (
          <DocumentPage document={document} />
        ) : (
          <EmptyState
            kind="noMatch"
            title={translate('documents.unknown', { service })}
            action={<Link to={dataPaths.index}>{translate('documents.index')}</Link>}
          />
        );
      }}
    </AboutDocuments>
  );
};

const DocumentPage = ({ document }: { readonly document: AboutDocument }) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const { title, version, description, source, openapi, operations, service } = document;
  const details = [
    ['source', source],
    ['version', version],
    ['openapi', openapi],
    ['service', `/api/${service}`],
    ['operations', String(operations)],
  ] as const;
  return (
    <Page
      title={translate('documents.aboutOne', { title: text(title) })}
      breadcrumbs={
        <nav>
          <Link to={dataPaths.index}>{translate('documents.index')}</Link>
        </nav>
      }
      hasDivider
    >
      <div className="about-page stack gap-20 px-20 pt-16 pb-32">
        {description && (
          <p className="about-text wrap-anywhere whitespace-pre-line text-2">
            {text(description).trim()}
          </p>
        )}
        <dl className="about-details flex flex-wrap gap-x-32 gap-y-8">
          {details.map(
            ([detailName, value]) =>
              value !== undefined && (
                <div key={detailName}>
                  <dt className="type-12 text-3">{translate(`documents.fact.${detailName}`)}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        <Warnings document={document} />
        <AboutResources document={document} />
        <OtherCalls document={document} />
      </div>
    </Page>
  );
};

/** Shown first: what the document does not specify is the usual reason to open this page. */
const Warnings = ({ document: { warnings } }: { readonly document: AboutDocument }) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  return (
    <section aria-labelledby="about-warnings">
      <h2 className="type-16 font-semibold" id="about-warnings">
        {translate('documents.openPoints')}
      </h2>
      {warnings.length === 0 ? (
        <p className="about-text wrap-anywhere text-2">{translate('documents.noOpenPoints')}</p>
      ) : (
        <ul className="about-warnings">
          {warnings.map(({ message, file, line }, index) => (
            <li key={index}>
              {text(message)}
              {file !== undefined && <code>{line === undefined ? file : `${file}:${line}`}</code>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

const OtherCalls = ({ document: { calls } }: { readonly document: AboutDocument }) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  if (calls.length === 0) return null;
  return (
    <section aria-labelledby="about-calls">
      <h2 className="type-16 font-semibold" id="about-calls">
        {translate('documents.calls')}
      </h2>
      <p className="about-text wrap-anywhere text-2">{translate('documents.calls.hint')}</p>
      <ul className="about-warnings">
        {calls.map(({ id, call, label }) => (
          <li key={id}>
            {text(label)}
            <code>{call}</code>
          </li>
        ))}
      </ul>
    </section>
  );
};
