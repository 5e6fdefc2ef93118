/** Where a page reports its view. Tracker blockers don't match this name; the site tracks nobody. */
export const VIEW_PATH = '/api/vista'

/** The private page with the view counts. */
export const NUMBERS_PATH = '/numeros'

/** Prefix of the path where that page is rendered for each request; see proxy.ts. */
const RENDERED = `${NUMBERS_PATH}/`

export function numbersPath(key: string): string {
  return RENDERED + key
}

/** Whether a path is where the private page is rendered. */
export function isRenderedNumbersPath(path: string): boolean {
  return path.startsWith(RENDERED)
}
