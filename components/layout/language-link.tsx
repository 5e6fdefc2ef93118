'use client'

import { usePathname } from 'next/navigation'
import { withBase } from '@/lib/site/base-path'
import type { TwinRule } from '@/lib/pages/twins'

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

/** Returns the path from the first matching rule; undefined when none matches. */
export function twinOf(path: string, rules: readonly TwinRule[]): string | undefined {
  return rules.map(([from, to]) => path.replace(RegExp(from), to)).find((twin) => twin !== path)
}
