import type { FEEDS } from '../feeds'
import type { Same } from '../same'

export const FEEDS_EN: Same<typeof FEEDS> = {
  rss: (title) => `${title}: articles in English (RSS)`,
  atom: (title) => `${title}: articles in English (Atom)`,
  json: (title) => `${title}: articles in English (JSON Feed)`,
  title: (title) => `${title}’s blog`,
}
