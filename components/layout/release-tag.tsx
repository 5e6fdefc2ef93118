import type { Language } from '@/lib/config/language'
import { wordsIn } from '@/lib/copy/words'
import { ERRORS_EN } from '@/lib/copy/en/errors'
import { ERRORS } from '@/lib/copy/errors'
import {
  getReleaseTag,
  type ReadReleaseTag,
  RELEASE_MAX_AGE_MS,
  releaseName,
} from '@/lib/services/github/release-tag'
import { dependsOn } from '@/lib/portfolio/page-tags'

/** The latest release tag of the repository, or the messages of SPEC §2 for an error or an empty list. */
export async function ReleaseTag({ language = 'es' }: { language?: Language } = {}) {
  const { tag, reading } = await getReleaseTag()
  await dependsOn(releaseName(), reading, RELEASE_MAX_AGE_MS)
  // Wrapped in an element: React writes a comment after text that it had to wait for, which would change the page's
  // bytes.
  return <span>{textOf(tag, language)}</span>
}

function textOf(tag: ReadReleaseTag['tag'], language: Language): string {
  const { footer } = wordsIn(language)
  if (tag.state === 'failed') return footer.error(language === 'es' ? ERRORS.tags : ERRORS_EN.tags)
  return tag.state === 'none' ? footer.none : tag.name
}
