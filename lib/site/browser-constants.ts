/** Constants that the script of every page needs, separate from the others so that pages don't load those. */

export const NAVBAR_STICKY_PX = 20

/**
 * The names of all entries that the site stores in a visitor's browser. The privacy policy has a sentence for each
 * (lib/pages/privacy.ts).
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

/** Window event: React has hydrated the page and handles all interaction from now on. */
export const TAKEN_OVER = 'taken'
