import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import type { AboutDocument } from '../../schema/about.ts';
import { dataPaths } from '../routes/dataPaths.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';

/** Lists the resources of a document: how and why they are listed, and which operations exist or are missing. */
export const AboutResources = ({
  document: { resources },
}: {
  readonly document: AboutDocument;
}) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  if (resources.length === 0) return null;
  return (
    <section aria-labelledby="about-resources">
      <h2 className="type-16 font-semibold" id="about-resources">
        {translate('documents.resources')}
      </h2>
      <ul className="about-resources">
        {resources.map(({ name, plural, dialect, explanation, verbs, missing }) => (
          <li key={name}>
            <h3 className="type-14 font-semibold">
              {verbs.list ? (
                <Link to={dataPaths.list({ name })}>{text(plural)}</Link>
              ) : (
                text(plural)
              )}{' '}
              <span className="tag">{translate(`documents.dialect.${dialect}`)}</span>
            </h3>
            <p className="about-text wrap-anywhere text-2">{text(explanation)}</p>
            <dl className="about-verbs mt-8 flex flex-wrap gap-x-24 gap-y-8">
              {Object.entries(verbs).map(([verb, call]) => (
                <div key={verb}>
                  <dt className="type-12 text-3">{translate(`documents.can.${verb}`)}</dt>
                  <dd>
                    <code>{call}</code>
                  </dd>
                </div>
              ))}
              {missing.map(verb => (
                <div key={verb}>
                  <dt className="type-12 text-3">{translate(`documents.can.${verb}`)}</dt>
                  <dd className="text-12 text-3">{translate('documents.missing')}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
};
