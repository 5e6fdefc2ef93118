import { MissingPanel } from '@/components/ui/missing-panel'
import { MISSING_EN } from '@/lib/pages/missing-words.en'
import { localPath } from '@/lib/site/local-path'
import { routes } from '@/lib/site/routes'

export default function EnglishMissing() {
  return <MissingPanel words={MISSING_EN} home={localPath('en', routes.home)} />
}
