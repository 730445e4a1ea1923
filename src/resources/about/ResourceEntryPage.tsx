import './about.css';

import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { Page } from '../../ui/Page.tsx';
import { dataPaths } from '../routes/dataPaths.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { OpenById } from './OpenById.tsx';

/** The page of a resource without a list: opens a record by id, or creates one. */
export const ResourceEntryPage = ({ descriptor }: { readonly descriptor: ResourceDescriptor }) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const { one, create } = descriptor.verbs;
  return (
    <Page
      title={text(descriptor.plural)}
      breadcrumbs={
        <nav>
          <Link to={dataPaths.index}>{translate('documents.index')}</Link>
        </nav>
      }
      hasDivider
    >
      <div className="about-page stack gap-20 px-20 pt-16 pb-32">
        {one ? (
          <OpenById descriptor={descriptor} />
        ) : (
          <p className="about-text wrap-anywhere text-2">{translate('documents.createOnly')}</p>
        )}
        {!one && create && <Link to={dataPaths.create(descriptor)}>{text(create.label)}</Link>}
      </div>
    </Page>
  );
};
