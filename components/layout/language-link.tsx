'use client'

import { usePathname } from 'next/navigation'
import { withBase } from '@/lib/site/base-path'
import { twinOf, type TwinRule } from '@/lib/site/shown-site'

type LanguageLinkProps = { rules: TwinRule[]; language: string; children: string; className?: string }

/**
 * Link to this page in the other language, or to the closest equivalent by `rules`. The site never redirects by
 * language.
 */
export function LanguageLink({ rules, language, children, className }: LanguageLinkProps) {
  const twin = twinOf(usePathname(), rules)
  return (
    <a className={className} href={twin && withBase(twin)} lang={language} hrefLang={language}>
      {children}
    </a>
  )
}
