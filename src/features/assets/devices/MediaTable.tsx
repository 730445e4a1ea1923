import '../../../resources/list/list.css';

import { useTranslate } from 'react-admin';

import { formatDuration } from '../../../resources/kits/formatDuration.ts';
import { useUnitWord } from '../../../resources/kits/useUnitWord.ts';
import { SiteTime, ZoneName } from '../../../ui/SiteTime.tsx';
import { useFigures } from '../../../ui/useFigures.ts';
import type { MediaFile } from './useMediaFiles.ts';

interface MediaTableProps {
  readonly files: readonly MediaFile[];
  readonly chosen: readonly MediaFile[];
  readonly onToggle: (file: MediaFile) => void;
}

/** The files of a page, each with its place in what is about to be played. */
export const MediaTable = ({ files, chosen, onToggle }: MediaTableProps) => {
  const translate = useTranslate();
  const figure = useFigures();
  const unitWord = useUnitWord();
  return (
    <table className="media">
      <thead>
        <tr>
          <th scope="col">
            <span className="spoken-only">{translate('broadcast.play.chosen')}</span>
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
          const place = chosen.findIndex(({ id }) => id === file.id) + 1;
          return (
            <tr key={file.id} className={place > 0 ? 'media-chosen' : ''}>
              <td>
                <label className="tick">
                  <input
                    type="checkbox"
                    checked={place > 0}
                    aria-label={translate('broadcast.choose', { name: file.name })}
                    onChange={() => onToggle(file)}
                  />
                </label>
              </td>
              <td className="media-name">
                {file.name}
                {place > 0 && chosen.length > 1 && <i className="media-place">{place}</i>}
              </td>
              <td className="media-wide">{file.path ?? '–'}</td>
              <td className="media-number">
                {file.duration === undefined ? '–' : formatDuration(file.duration, 's', unitWord)}
              </td>
              <td className="media-number media-wide">
                {figure(Math.ceil(file.size / 1000))} {unitWord('kB', file.size)}
              </td>
              <td className="media-wide">
                <SiteTime time={Date.parse(file.createdAt)} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
