import 'server-only'
import { readFile } from 'node:fs/promises'
import { contentFile, folders } from '../config/content-folder'
import { owner } from '../config/owner'
import { type FollowedFile, followFile } from './followed-file'
import { withoutMissing } from './without-missing'

const COOKIES = /<!-- cookies -->[\s\S]*?(?=<!-- \/cookies -->)/
const COOKIES_END = '<!-- /cookies -->'

/**
 * The policy for a page, which is rendered again when the file or the owner's data change.
 * @param analyticsId decides what the policy says about cookies
 * @param stored what the site stores in the browser, as Markdown; it ends the section on cookies
 */
export async function getPrivacyPolicy(analyticsId: string | null, stored: string): Promise<string> {
  const text = withOwnerData(await followPrivacyPolicy(analyticsId).dependOn(), owner.site.legal)
  return text.replace(COOKIES_END, () => `\n\n${stored}\n\n${COOKIES_END}`)
}

/** The policy as one value, whether it comes from one file or from two. */
export function followPrivacyPolicy(analyticsId: string | null): FollowedFile<string> {
  return followFile('privacy.md', async () => {
    const text = await readText(analyticsId)
    withOwnerData(text, owner.site.legal) // throws for an unknown placeholder
    return text
  })
}

/**
 * Renders `content/privacy.md` with the owner's data, without sentences whose datum is missing. The section on cookies
 * depends on the configuration: with an analytics id, `content/privacy-cookies-analytics.md` replaces it.
 * @throws Error when the text lacks the markers of that section, or has an unknown placeholder
 */
export async function readPrivacyPolicy(analyticsId: string | null, { legal } = owner.site): Promise<string> {
  return withOwnerData(await readText(analyticsId), legal)
}

async function readText(analyticsId: string | null): Promise<string> {
  const text = await readContent('privacy.md')
  if (!COOKIES.test(text))
    throw new Error(`${folders.name}/privacy.md: the marks <!-- cookies --> are missing`)
  const cookies = analyticsId ? await readContent('privacy-cookies-analytics.md') : null
  return cookies === null ? text : text.replace(COOKIES, () => cookies)
}

function withOwnerData(text: string, legal: Record<string, string | null>): string {
  const given = withoutMissing(text, (name) => Object.hasOwn(legal, name) && legal[name] === null)
  return given.replace(/\{\{(\w+)\}\}/g, (token, name: string) => {
    const value = Object.hasOwn(legal, name) ? legal[name] : undefined
    if (!value)
      throw new Error(`${folders.name}/privacy.md: ${token} is not part of legal in ${folders.name}/site.ts`)
    return value
  })
}

function readContent(name: string): Promise<string> {
  return readFile(contentFile(name), 'utf8')
}
