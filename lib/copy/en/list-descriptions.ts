import type { ListDescriptions } from '../list-descriptions'

export const ENGLISH_DESCRIPTIONS: ListDescriptions = {
  filtered: ' Filter: {filter}.',
  numbered: ' Page {page}.',
}
