import 'server-only'
import { readFile } from 'node:fs/promises'
import { contentFile, folders } from '../config/content-folder'
import { owner } from '../config/owner'

const COOKIES = /<!-- cookies -->[\s\S]*?<!-- \/cookies -->/

/**
 * The policy of `content/privacy.md` with the owner's data in it. What it says about cookies follows from what the
 * site does: with an analytics id, the section of `content/privacy-cookies-analytics.md` takes the other's place.
 * @throws Error when the text has lost the marks of that section, or names data that doesn't exist
 */
export async function readPrivacyPolicy(analyticsId: string | null, { legal } = owner.site): Promise<string> {
  const text = await readContent('privacy.md')
  if (!COOKIES.test(text))
    throw new Error(`${folders.name}/privacy.md: the marks <!-- cookies --> are missing`)
  const cookies = analyticsId ? await readContent('privacy-cookies-analytics.md') : null
  return withOwnerData(cookies === null ? text : text.replace(COOKIES, () => cookies), legal)
}

function withOwnerData(text: string, legal: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (token, name: string) => {
    const value = Object.hasOwn(legal, name) ? legal[name] : undefined
    if (value === undefined)
      throw new Error(`${folders.name}/privacy.md: ${token} is not part of legal in ${folders.name}/site.ts`)
    return value
  })
}

function readContent(name: string): Promise<string> {
  return readFile(contentFile(name), 'utf8')
}
