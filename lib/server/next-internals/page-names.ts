/** Next's own address of app/not-found.tsx, the one page without content from anywhere: made once at build. */
export const NOT_FOUND_PAGE = '/_not-found'

/** Next's own address of app/global-error.tsx. */
export const GLOBAL_ERROR_PAGE = '/_global-error'

/** Where a build keeps its pages, within its folder. */
export const BUILT_PAGES = 'server/app'
