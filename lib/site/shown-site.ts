import type { Site } from './site-config'

/** Matches an e-mail link. */
const MAIL_LINK = /^mailto:/i

/** Returns the owner's data as the site shows it: without e-mail addresses if contact is by form only. */
export function shownSite(site: Site): Site {
  if (site.contact === 'form and address') return site
  return {
    ...site,
    email: null,
    social: site.social.filter(({ url }) => !MAIL_LINK.test(url)),
    legal: { ...site.legal, email: null },
  }
}

/**
 * Returns the e-mail addresses, in lower case, that no page and no file may contain; none if the site shows them.
 * @param others addresses of other files, such as the CV's
 */
export function hiddenAddresses(site: Site, others: readonly (string | undefined)[] = []): string[] {
  if (site.contact === 'form and address') return []
  const links = site.social.filter(({ url }) => MAIL_LINK.test(url))
  const linked = links.map(({ url }) => url.replace(MAIL_LINK, '').replace(/\?.*$/s, ''))
  const all = [site.email, site.legal.email, ...linked, ...others]
  return [...new Set(all.flatMap((one) => (one ? [one.toLowerCase()] : [])))]
}

/** A pattern of paths, and its replacement, which yields a different path; see twins.ts. */
export type TwinRule = [from: string, to: string]

/** Returns the path from the first matching rule; undefined when none matches. */
export function twinOf(path: string, rules: readonly TwinRule[]): string | undefined {
  return rules.map(([from, to]) => path.replace(RegExp(from), to)).find((twin) => twin !== path)
}
