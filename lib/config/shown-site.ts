import type { Site } from './site-config'

/** An e-mail address in a link. */
const MAIL_LINK = /^mailto:/i

/** The owner's data as the site shows them: without any e-mail address, where the owner keeps it to the form. */
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
 * The addresses that no page and no file may name; none where they are shown.
 * @param others addresses of other files, such as the CV's
 */
export function hiddenAddresses(site: Site, others: readonly (string | undefined)[] = []): string[] {
  if (site.contact === 'form and address') return []
  const links = site.social.filter(({ url }) => MAIL_LINK.test(url))
  const linked = links.map(({ url }) => url.replace(MAIL_LINK, '').replace(/\?.*$/s, ''))
  const all = [site.email, site.legal.email, ...linked, ...others]
  return [...new Set(all.flatMap((one) => (one ? [one.toLowerCase()] : [])))]
}
