/** How many of the newest articles are rendered at build; the others are rendered on their first request, and cached. */
export const PRERENDERED_ARTICLES = 200
