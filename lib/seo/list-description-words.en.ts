import type { ListDescriptions } from './list-description-words'

export const ENGLISH_DESCRIPTIONS: ListDescriptions = {
  filtered: ' Filter: {filter}.',
  numbered: ' Page {page}.',
}
