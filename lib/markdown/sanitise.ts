import type { Root } from 'hast'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize from 'rehype-sanitize'
import type { PluggableList } from 'unified'
import { EXIT, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { rehypeLimitDepth } from './limit-depth'
import { sanitizeSchema } from './sanitize-schema'

/**
 * The steps from the HTML in a text to harmless HTML. Where the author wrote elements the result is read once more: what
 * was taken away may have left others in places where HTML has no room for them, and a browser would move them. What
 * Markdown makes by itself is in its right place.
 */
export function sanitising(schema = sanitizeSchema): PluggableList {
  return [rehypeElements, rehypeLimitDepth, [rehypeElementsAgain, schema], [rehypeSanitize, schema]]
}

const read = rehypeRaw()

/** Makes elements of the HTML in a text, and notes whether there is any. */
function rehypeElements() {
  return (tree: Root, file: VFile): Root => {
    let written = false
    visit(tree, 'raw', () => {
      written = true
      return EXIT
    })
    file.data.hasElements = written
    return written ? (read(tree, file) as Root) : tree
  }
}

/** Ids get their prefix in the last step: here they would get the first of two. */
function rehypeElementsAgain(schema: typeof sanitizeSchema) {
  const sanitize = rehypeSanitize({ ...schema, clobber: [] })
  return (tree: Root, file: VFile): Root =>
    file.data.hasElements ? (read(sanitize(tree) as Root, file) as Root) : tree
}
