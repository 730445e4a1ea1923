/** Whether this build is for foreign documents: these have no city, so that the entry page lists their resources. */
export const isDocumentsBuild = import.meta.env.MODE === 'documents';
