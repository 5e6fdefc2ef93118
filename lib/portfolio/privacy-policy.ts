import 'server-only'
import { readFile } from 'node:fs/promises'
import { contentFile, folders } from '../config/content-folder'
import { ownerText } from '../validation/owner-text'
import { owner } from '../config/owner'
import type { Site } from '../config/site-config'
import { hasContactForm } from './contact'
import { type FollowedFile, followFile } from './followed-file'
import { type Instead, withoutMissing } from './without-missing'

const COOKIES = /<!-- cookies -->[\s\S]*?(?=<!-- \/cookies -->)/
const COOKIES_END = '<!-- /cookies -->'
/** Marks where the policy lists the data that the site handles. */
const DATA = '<!-- data -->'

/** Texts of the interface that are inserted into the policy, as Markdown. */
type PolicyWords = {
  /** What the site stores in the browser; it ends the section on cookies. */
  stored: string
  /** Which data the site handles. */
  data: string
  /** How to reach the controller where no e-mail address is named: by the form, or by post. */
  controller: Record<'form' | 'post', Omit<Instead, 'name'>>
}

type Controller = Pick<Site, 'legal' | 'contact'>

/**
 * Returns the policy for a page, which is rendered again when the file or the owner's data change.
 * @param analyticsId decides what the policy says about cookies
 */
export async function getPrivacyPolicy(
  analyticsId: string | null,
  { stored, data, controller }: PolicyWords,
): Promise<string> {
  const text = withOwnerData(await followPrivacyPolicy(analyticsId).dependOn(), owner.site, controller)
  return text.replace(DATA, () => data).replace(COOKIES_END, () => `\n\n${stored}\n\n${COOKIES_END}`)
}

/** Provides the policy as one value, whether it comes from one file or from two. */
export function followPrivacyPolicy(analyticsId: string | null): FollowedFile<string> {
  return followFile('privacy.md', async () => {
    const text = await readText(analyticsId)
    withOwnerData(text, owner.site) // throws for an unknown placeholder
    return text
  })
}

/**
 * Renders `content/privacy.md` with the owner's data, without sentences that refer to missing data. The section on
 * cookies depends on the configuration: with an analytics id, `content/privacy-cookies-analytics.md` replaces it.
 * @throws Error when the text lacks the markers of that section, or has an unknown placeholder
 */
export async function readPrivacyPolicy(
  analyticsId: string | null,
  site: Controller = owner.site,
): Promise<string> {
  return withOwnerData(await readText(analyticsId), site)
}

/** Returns how to reach the controller without an e-mail address; null where no such way is known. */
export function otherWay({ legal, contact }: Controller): 'form' | 'post' | null {
  if (hasContactForm()) return 'form'
  return contact === 'form' && legal.address ? 'post' : null
}

async function readText(analyticsId: string | null): Promise<string> {
  const text = await readContent('privacy.md')
  if (!COOKIES.test(text))
    throw new Error(`${folders.name}/privacy.md: the marks <!-- cookies --> are missing`)
  const cookies = analyticsId ? await readContent('privacy-cookies-analytics.md') : null
  const marked = withDataMark(text)
  return cookies === null ? marked : marked.replace(COOKIES, () => cookies)
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
    if (!value)
      throw new Error(`${folders.name}/privacy.md: ${token} is not part of legal in ${folders.name}/site.ts`)
    return value
  })
}

async function readContent(name: string): Promise<string> {
  return ownerText(`${folders.name}/${name}`, await readFile(contentFile(name)))
}
