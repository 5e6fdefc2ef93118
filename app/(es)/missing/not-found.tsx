import { MissingPanel } from '@/components/ui/missing-panel'
import { MISSING } from '@/lib/pages/missing-words'
import { localPath } from '@/lib/site/local-path'
import { routes } from '@/lib/site/routes'

export default function Missing() {
  return <MissingPanel words={MISSING} home={localPath('es', routes.home)} />
}
