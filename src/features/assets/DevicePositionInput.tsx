import { createCenteredGeoPointInput } from '../../resources/inputs/createCenteredGeoPointInput.tsx';

/** The position of a device, whose map starts at its domain. */
export default createCenteredGeoPointInput({ source: 'domainId', resource: 'domains' });
