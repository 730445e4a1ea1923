/** The parameters and the body of the calls of resources that tests declare. */
export const ID_PARAMETER = { name: 'id', in: 'path', required: true, json: false } as const;
export const FILTER_PARAMETER = {
  name: 'filter',
  in: 'query',
  required: false,
  json: true,
} as const;
export const WHERE_PARAMETER = { ...FILTER_PARAMETER, name: 'where' } as const;
export const JSON_BODY = { mediaType: 'application/json', required: true } as const;
