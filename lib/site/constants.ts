/** Constants of the specification (SPEC §9), each with its unit in the name. */

export const RECENT_ARTICLES = 3
export const ARTICLES_PAGE_SIZE = 12
export const PROJECTS_PAGE_SIZE = 6
export const PROJECT_PAGES_LISTED_WHOLE = 7
export const PROJECT_PAGES_WINDOW = 2
export const READING_WORDS_PER_MINUTE = 250
export const START_OVERLAY_MS = 1200
export const CV_BREAKPOINT_PX = 786
export const CV_SCALE_WIDE = 1.7
export const CV_SCALE_NARROW = 0.6

/** Default and maximum page size of the API (SPEC §7). */
export const CONTRACT_DEFAULT_LIMIT = 10
export const CONTRACT_MAX_LIMIT = 50

/** Number of articles in a feed, limited because feeds contain full texts. */
export const FEED_ARTICLES = 20

/** Maximum number of articles on one page of the archive, or of a tag. */
export const ARCHIVE_PAGE_MAX = 1_000

/** The request header in which the server names the network of a visitor who posts something. */
export const NETWORK_HEADER = 'x-visitor-network'

/** Constants that the script of every page needs, separate from the others so that pages don't load those. */

export const NAVBAR_STICKY_PX = 20

/**
 * The names of all entries that the site stores in a visitor's browser. The privacy policy has a sentence for each
 * (lib/privacy/data-handled.ts).
 */
export const STORAGE_KEYS = {
  /** Local storage: `light` or `dark`. */
  theme: 'preferencia',
  /** Local storage: present when the key `/` does not open the search. */
  slash: 'barra',
  /** Session storage: path and query of the article list. */
  list: 'lista',
  /** Session storage: present once the start overlay was shown. */
  visit: 'visita',
  /** Session storage: when the page reloaded itself. */
  reload: 'recarga',
} as const

/** Attribute of an inline script that has to run before the first paint: it moves in front of the stylesheets. */
export const BEFORE_PAINT = 'data-before-paint'

/** Window event: React has hydrated the page and handles all interaction from now on. */
export const TAKEN_OVER = 'taken'
