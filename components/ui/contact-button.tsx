import type { Language } from '@/lib/config/language'
import { wordsIn } from '@/lib/copy/words'
import { contactHref } from '@/lib/routing/contact'
import { ButtonLink } from './button-link'

/** Leads to the owner: to the contact form, or what stands in for it. Nothing where there is neither. */
export function ContactButton({ language }: { language: Language }) {
  const href = contactHref(language)
  if (!href) return null
  return (
    <ButtonLink href={href} variant="outline">
      {wordsIn(language).contact.link}
    </ButtonLink>
  )
}
