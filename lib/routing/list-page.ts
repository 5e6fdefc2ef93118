import { PROJECT_TYPES } from '../portfolio/types'

const LIST_PAGE = new RegExp(`^(/articles|/project(?:/(?:${PROJECT_TYPES.join('|')}))?)/page/([1-9]\\d*)$`)

/**
 * The list and the number in the path of one of its pages, whether or not the list is that long.
 * @returns null for any other path; a number is digits without leading zeros
 */
export function readListPage(path: string): { list: string; page: number } | null {
  const [, list, digits] = LIST_PAGE.exec(path) ?? []
  return list === undefined ? null : { list, page: Number(digits) }
}
