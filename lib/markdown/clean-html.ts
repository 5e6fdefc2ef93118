import rehypeRaw from 'rehype-raw'
import rehypeSanitize from 'rehype-sanitize'
import type { PluggableList } from 'unified'
import { rehypeMaxDepth } from './limits'
import { sanitizeSchema } from './sanitize-schema'

// A processor runs each plugin once, however often it is named: the second reading needs plugins of its own.
const rehypeReadAgain: typeof rehypeRaw = (...options) => rehypeRaw(...options)
const rehypeSanitizeFirst: typeof rehypeSanitize = (...options) => rehypeSanitize(...options)

/**
 * The steps from the HTML in a text to harmless HTML. Where the author wrote elements the result is read once more: what
 * was taken away may have left others in places where HTML has no room for them, and a browser would move them.
 */
export function cleaning(source: string, schema = sanitizeSchema): PluggableList {
  const clean: PluggableList = [[rehypeSanitize, schema]]
  if (!source.includes('<')) return [rehypeRaw, rehypeMaxDepth, ...clean]
  const unnamed = { ...schema, clobber: [] }
  return [rehypeRaw, rehypeMaxDepth, [rehypeSanitizeFirst, unnamed], rehypeReadAgain, ...clean]
}
