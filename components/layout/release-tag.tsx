import { FOOTER } from '@/lib/copy/site'
import { ERRORS } from '@/lib/copy/errors'
import { getReleaseTag, RELEASE_MAX_AGE_MS, releaseName } from '@/lib/services/github/release-tag'
import { dependsOn } from '@/lib/portfolio/page-tags'

/** The latest release tag of the repository, or the messages of SPEC §2 on an error or an empty list. */
export async function ReleaseTag() {
  const { tag, reading } = await getReleaseTag()
  await dependsOn(releaseName(), reading, RELEASE_MAX_AGE_MS)
  if (tag.state === 'failed') return <>{FOOTER.error(ERRORS.tags)}</>
  return <>{tag.state === 'none' ? FOOTER.none : tag.name}</>
}
