import type { PAGE_FAILED } from './page-failed-words'
import type { Same } from '../site/same'

export const PAGE_FAILED_EN: Same<typeof PAGE_FAILED> = {
  title: 'Something went wrong',
  text: 'The page couldn’t be shown. Trying again is usually enough.',
  retry: 'Try again',
}
