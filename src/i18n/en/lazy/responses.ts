/** Messages for invalid responses. */
export const responses = {
  'error.response.empty':
    'The platform sent an empty response where data belongs. Try again, or contact the platform administrator.',
  'error.response.page':
    'The platform sent a web page instead of data. Try again; if it stays, contact the platform administrator.',
  'error.response.text':
    'The platform sent text instead of data. Try again, or contact the platform administrator.',
  'error.response.null':
    'The platform sent null instead of data. Try again, or contact the platform administrator.',
  'error.response.list':
    'The platform sent a list where a record belongs. Try again, or contact the platform administrator.',
  'error.response.record':
    'The platform sent a record where a list belongs. Try again, or contact the platform administrator.',
  'error.response.value':
    'The platform sent a single value instead of data. Try again, or contact the platform administrator.',
  'error.response.field':
    'In the response of the platform, “%{field}” is missing or has the wrong type. Try again, or contact the platform administrator.',
} as const;
