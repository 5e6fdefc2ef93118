import 'server-only'
import { env } from '../site/env'
import type { Content } from './content'
import { keptFolder, readBuildContent, textsFolder } from './kept-content'
import { createSource } from './source'
import { createTexts } from './texts'

/**
 * Opens the content that the build command has read, once for all processes of the build: every page is rendered from
 * the same content, whichever process renders it.
 */
export function openBuildContent(): Content {
  const folder = keptFolder(env.PORTFOLIO_BUILD ?? '')
  const snapshot = readBuildContent(folder)
  return {
    async sync() {
      const content = await snapshot
      if (!content)
        throw new Error(`There is no content in ${folder}: run npm run build, which reads it first.`)
      return content
    },
    failure: () => null,
    readText: () => Promise.reject(new Error('a build reads no content after its beginning')),
    lastOrder: () => '',
    store: null,
    source: createSource(),
    texts: createTexts(textsFolder(folder)),
  }
}
