import type { Language } from '@/lib/config/language'
import { wordsIn } from '@/lib/copy/words'
import { ERRORS_EN } from '@/lib/copy/en/errors'
import { ERRORS } from '@/lib/copy/errors'
import { getReleaseTag, RELEASE_MAX_AGE_MS, releaseName } from '@/lib/services/github/release-tag'
import { dependsOn } from '@/lib/portfolio/page-tags'

/** The latest release tag of the repository, or the messages of SPEC §2 on an error or an empty list. */
export async function ReleaseTag({ language = 'es' }: { language?: Language } = {}) {
  const { footer } = wordsIn(language)
  const { tag, reading } = await getReleaseTag()
  await dependsOn(releaseName(), reading, RELEASE_MAX_AGE_MS)
  if (tag.state === 'failed') return <>{footer.error(language === 'es' ? ERRORS.tags : ERRORS_EN.tags)}</>
  return <>{tag.state === 'none' ? footer.none : tag.name}</>
}
