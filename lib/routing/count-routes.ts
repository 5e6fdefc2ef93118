/** Where a page reports its view; a name that blockers of trackers don't look for, as nobody is tracked. */
export const VIEW_PATH = '/api/vista'

/** The private page with the numbers. */
export const NUMBERS_PATH = '/numeros'

/** Where that page is rendered for each request; see proxy.ts. */
const RENDERED = `${NUMBERS_PATH}/`

export function numbersPath(key: string): string {
  return RENDERED + key
}

/** Whether a path lies where the private page is rendered. */
export function isRenderedNumbersPath(path: string): boolean {
  return path.startsWith(RENDERED)
}
