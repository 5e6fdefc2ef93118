import type { FEEDS } from './feed-words'
import type { Same } from '../site/same'

export const FEEDS_EN: Same<typeof FEEDS> = {
  rss: (title) => `${title}: articles in English (RSS)`,
  atom: (title) => `${title}: articles in English (Atom)`,
  json: (title) => `${title}: articles in English (JSON Feed)`,
  title: (title) => `${title}’s blog`,
}
