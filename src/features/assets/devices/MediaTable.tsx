import '../../../resources/list/list.css';

import { useTranslate } from 'react-admin';

import { formatDuration } from '../../../resources/fields/formatDuration.ts';
import { useUnitLabel } from '../../../resources/fields/useUnitLabel.ts';
import { SiteTime, ZoneName } from '../../../ui/SiteTime.tsx';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';
import type { MediaFile } from './useMediaFiles.ts';

interface MediaTableProps {
  readonly files: readonly MediaFile[];
  readonly selectedFiles: readonly MediaFile[];
  readonly onToggle: (file: MediaFile) => void;
}

/** The files of a page, each with its index in the playlist. */
export const MediaTable = ({ files, selectedFiles, onToggle }: MediaTableProps) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const getUnitLabel = useUnitLabel();
  return (
    <table className="media plain-table text-13">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{translate('broadcast.play.chosen')}</span>
          </th>
          <th scope="col">{translate('broadcast.name')}</th>
          <th scope="col" className="media-wide">
            {translate('broadcast.folder')}
          </th>
          <th scope="col" className="media-number">
            {translate('broadcast.length')}
          </th>
          <th scope="col" className="media-number media-wide">
            {translate('broadcast.size')}
          </th>
          <th scope="col" className="media-wide">
            {translate('broadcast.added')} <ZoneName />
          </th>
        </tr>
      </thead>
      <tbody>
        {files.map(file => {
          const position = selectedFiles.findIndex(({ id }) => id === file.id) + 1;
          return (
            <tr key={file.id} className={position > 0 ? 'media-chosen' : ''}>
              <td>
                <label className="checkbox">
                  <input
                    type="checkbox"
                    checked={position > 0}
                    aria-label={translate('broadcast.choose', { name: file.name })}
                    onChange={() => onToggle(file)}
                  />
                </label>
              </td>
              <td className="media-name">
                {file.name}
                {position > 0 && selectedFiles.length > 1 && (
                  <i className="ml-8 inline-grid h-18 min-w-18 place-items-center rounded-(--r-full) bg-(--accent) px-5 py-0 text-11 leading-11 text-(--on-accent) not-italic">
                    {position}
                  </i>
                )}
              </td>
              <td className="media-wide">{file.path ?? '–'}</td>
              <td className="media-number">
                {file.duration === undefined
                  ? '–'
                  : formatDuration(file.duration, 's', getUnitLabel)}
              </td>
              <td className="media-number media-wide">
                {formatNumber(Math.ceil(file.size / 1000))} {getUnitLabel('kB', file.size)}
              </td>
              <td className="media-wide">
                <SiteTime time={file.createdAt} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
