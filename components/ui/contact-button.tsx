import type { Language } from '@/lib/site/language'
import { wordsIn } from '@/lib/pages/words'
import { contactHref } from '@/lib/site/contact-settings'
import { ButtonLink } from './button-link'

/** Link to the contact form or, without one, to the owner's e-mail address. Renders nothing if there is neither. */
export function ContactButton({ language }: { language: Language }) {
  const href = contactHref(language)
  if (!href) return null
  return (
    <ButtonLink href={href} variant="outline">
      {wordsIn(language).contact.link}
    </ButtonLink>
  )
}
