import { isDevelopment } from '../site/env'

/** How many of the newest articles are rendered at build; the others are rendered on their first request, and cached. */
export const PRERENDERED_ARTICLES = 200

/**
 * Returns the params of the pages that are rendered at build. `npm run dev` renders each page when it is opened, and asks
 * for the params in a process without content.
 */
export async function atBuild<Params>(list: () => Promise<Params[]>): Promise<Params[]> {
  return isDevelopment ? [] : list()
}
