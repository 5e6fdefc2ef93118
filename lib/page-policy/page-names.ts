/** Next's internal path of app/not-found.tsx, the only page without content, prerendered. */
export const NOT_FOUND_PAGE = '/_not-found'

/** Next's internal path of app/global-error.tsx. */
export const GLOBAL_ERROR_PAGE = '/_global-error'

/** The folder of prerendered pages, relative to the build folder. */
export const BUILT_PAGES = 'server/app'
