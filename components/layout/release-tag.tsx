import type { Language } from '@/lib/site/language'
import { wordsIn } from '@/lib/pages/words'
import { ERRORS, ERRORS_EN } from '@/lib/site/error-words'
import { getReleaseTag, type ReleaseTag as Tag } from '@/lib/pages/newest-tag'

/** The latest release tag of the repository, or the messages of SPEC §2 for an error or an empty list. */
export async function ReleaseTag({ language = 'es' }: { language?: Language } = {}) {
  // Wrapped in an element: React writes a comment after text that it had to wait for, which would change the page's
  // bytes.
  return <span>{textOf(await getReleaseTag(), language)}</span>
}

function textOf(tag: Tag, language: Language): string {
  const { footer } = wordsIn(language)
  if (tag.state === 'failed') return footer.error(language === 'es' ? ERRORS.tags : ERRORS_EN.tags)
  return tag.state === 'none' ? footer.none : tag.name
}
