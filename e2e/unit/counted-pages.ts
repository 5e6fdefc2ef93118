/** The pages that {@link ./counting-process.ts} counts. In a separate module, because importing that one starts it. */
export const COUNTED_PAGES = ['/', '/about', '/articles', '/project', '/resume']
