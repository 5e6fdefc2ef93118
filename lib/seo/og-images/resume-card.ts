import 'server-only'
import { owner } from '../../config/owner'
import { RESUME_COPY } from '../../copy/resume'
import { drawCover } from '../../images/covers/cover'
import { readOwnPicture } from '../../images/own-pictures'
import type { ResumeVariant } from '../../resume/variant'
import { shortHash } from '../../text/hash'
import { pageCardAddress, siteLook } from './addresses'
import type { Card } from './card'

/**
 * Returns the URL of the preview image of a CV, with a hash of its content. The whole Spanish CV has that of the page.
 * @param label of the role
 */
export function resumeCardAddress({ language, role }: ResumeVariant, label: string): string {
  if (language === 'es' && role === null) return pageCardAddress('resume')
  const version = shortHash([siteLook(), owner.site.portrait?.image, label].join('\n'))
  return `/media/resume/${language}/${role ?? 'cv'}.jpg?v=${version}`
}

/** Returns the content of the preview card of a CV. @param label of the role, or the owner's own */
export async function resumeCard({ language, role }: ResumeVariant, label: string): Promise<Card> {
  const { name, title } = owner.site
  const copy = RESUME_COPY[language]
  const cover = () => Buffer.from(drawCover({ title: name, tag: '' }))
  return {
    title: role === null ? copy.heading : label,
    picture: (await readOwnPicture('portrait')) ?? cover(),
    // A role's title is the role itself.
    foot: role === null ? copy.sentence(name, label) : copy.roleSentence(name),
    label: title,
  }
}
