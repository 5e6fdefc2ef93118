import type { MISSING } from './missing-words'
import type { Same } from '../site/same'

export const MISSING_EN: Same<typeof MISSING> = {
  title: 'Page not found',
  text: 'This site doesn’t have the page you are looking for.',
  home: 'Back to the home page',
}
