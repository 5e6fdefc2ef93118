/** The error messages of the English pages. */
export const ERRORS_EN = { tags: 'The tags could not be fetched' } as const
