import { PROJECT_LIST } from '@/lib/projects/words'
import { listCodeOf } from './list-code-of'

export { followHead } from '../ui/page-head'
export const { load } = listCodeOf('es', PROJECT_LIST)
