/** Formats the text of a time as alerts have it: `YYYY/MM/DD HH:mm:ss`. @see ALERT-09 */
export const formatWithSlashes = (dateText: string): string => dateText.replaceAll('-', '/');
