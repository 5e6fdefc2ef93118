/** The pages that {@link ./counting-process.ts} counts: apart from it, since importing that starts it. */
export const COUNTED_PAGES = ['/', '/about', '/articles', '/project', '/resume']
