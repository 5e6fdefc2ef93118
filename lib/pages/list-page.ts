import { PROJECT_TYPES } from '../content/types'

const LIST_PAGE = new RegExp(`^(/articles|/project(?:/(?:${PROJECT_TYPES.join('|')}))?)/page/([1-9]\\d*)$`)

/**
 * Parses the path of a page of a list, whether or not the list has that many pages.
 * @returns list and page number; null for any other path. A page number is digits without leading zeros
 */
export function readListPage(path: string): { list: string; page: number } | null {
  const [, list, digits] = LIST_PAGE.exec(path) ?? []
  return list === undefined ? null : { list, page: Number(digits) }
}
