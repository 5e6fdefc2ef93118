import { PROJECT_LIST_EN } from '@/lib/projects/words.en'
import { listCodeOf } from './list-code-of'

export { followEnglishHead as followHead } from '../ui/english-page-head'
export const { load } = listCodeOf('en', PROJECT_LIST_EN)
