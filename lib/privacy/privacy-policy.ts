import 'server-only'
import { readFile } from 'node:fs/promises'
import { contentFile, folders } from '../site/content-folder'
import { ContentProblemsError, errorIn, ownerText, placeAt, type Problem } from '../validation/problems'
import { owner } from '../site/owner'
import type { Site } from '../site/site-config'
import { hasContactForm } from '../site/contact-settings'
import { getContent } from '../content/content'
import { type Instead, withoutMissing } from './without-missing'

const FILE = `${folders.name}/privacy.md`
const COOKIES = /<!-- cookies -->[\s\S]*?(?=<!-- \/cookies -->)/
const COOKIES_START = '<!-- cookies -->'
/** Marks where the policy lists the data that the site handles. */
const DATA = '<!-- data -->'

/** Texts of the interface that are inserted into the policy, as Markdown. */
type PolicyWords = {
  /** Which data the site handles. */
  data: string
  /** The section on cookies, where analytics replaces the owner's own words; null keeps these. */
  cookies: string | null
  /** What the site stores in the browser; it ends the section on cookies. */
  stored: string
  /** How to reach the controller where no e-mail address is named: by the form, or by post. */
  controller: Record<'form' | 'post', Omit<Instead, 'name'>>
}

type Controller = Pick<Site, 'legal' | 'contact'>

/** Returns the privacy policy of a page, as Markdown. */
export async function getPrivacyPolicy(words: PolicyWords): Promise<string> {
  return completePolicy((await getContent()).values.policy, words)
}

/**
 * Completes the policy for a page.
 * @param policy as {@link readPolicyFile} returns it
 */
export function completePolicy(policy: string, { data, cookies, stored, controller }: PolicyWords): string {
  const text = withOwnerData(policy, owner.site, controller)
  const section = (own: string) => (cookies === null ? own : `${COOKIES_START}\n\n${cookies}`)
  return text.replace(DATA, () => data).replace(COOKIES, (own) => `${section(own)}\n\n${stored}\n\n`)
}

/**
 * Reads `content/privacy.md`, with the mark of the data that the site handles.
 * @throws ContentProblemsError when the text is missing, lacks the markers of the section on cookies, or has an unknown
 *   placeholder
 */
export async function readPolicyFile(site: Controller = owner.site): Promise<string> {
  const bytes = await readFile(contentFile('privacy.md')).catch(() => null)
  if (!bytes)
    throw fault({ message: 'is missing', fix: 'Restore it: the page of the privacy policy is made from it' })
  const text = ownerText(FILE, bytes)
  if (!COOKIES.test(text)) throw fault({ message: 'lacks the marks <!-- cookies --> and <!-- /cookies -->' })
  withOwnerData(text, site) // throws for an unknown placeholder
  return withDataMark(text)
}

/** Returns how to reach the controller without an e-mail address; null where no such way is known. */
export function otherWay({ legal, contact }: Controller): 'form' | 'post' | null {
  if (hasContactForm()) return 'form'
  return contact === 'form' && legal.address ? 'post' : null
}

/** Adds the mark to a text that lacks it, before the section on cookies. */
function withDataMark(text: string): string {
  if (text.includes(DATA)) return text
  const before = text.slice(0, text.search(COOKIES))
  const at = [...before.matchAll(/^#{1,6} /gm)].at(-1)?.index ?? before.length
  return `${text.slice(0, at)}${DATA}\n\n${text.slice(at)}`
}

function withOwnerData(
  text: string,
  site: Controller,
  controller: PolicyWords['controller'] | null = null,
): string {
  const isHidden = site.contact === 'form'
  const legal: Record<string, string | null> = { ...site.legal, ...(isHidden && { email: null }) }
  const way = otherWay(site)
  const instead = controller && way && { name: 'email', ...controller[way] }
  const given = withoutMissing(text, (name) => Object.hasOwn(legal, name) && legal[name] === null, instead)
  return given.replace(/\{\{(\w+)\}\}/g, (token, name: string) => {
    const value = Object.hasOwn(legal, name) ? legal[name] : undefined
    const message = `is not part of legal in ${folders.name}/site.ts`
    const place = placeAt(text, text.indexOf(token))
    if (!value) throw fault({ place, field: token, message, fix: 'Correct its name, or take it out' })
    return value
  })
}

function fault(words: Pick<Problem, 'message'> & Partial<Problem>): ContentProblemsError {
  return new ContentProblemsError([errorIn(FILE, words)])
}
