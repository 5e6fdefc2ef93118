import type { Root } from 'hast'
import ReactMarkdown from 'react-markdown'
import { ARTICLE } from '@/lib/copy/article'
import { pageText } from '@/lib/markdown/page-text'
import type { ImageAddress, ServedImage } from '@/lib/markdown/plugins'
import { CodeBlock } from './code-block'
import styles from './markdown.module.css'
import tables from './tables.module.css'

type MarkdownProps = { content: string; imageAddress?: ImageAddress }

/**
 * GitHub-flavoured Markdown, or legacy HTML, as the page shows it. A fault of a text is met while it is prepared: what
 * React is given to render is a finished tree, as no boundary catches faults on the server.
 */
export function Markdown({ content, imageAddress = ownImagesOnly }: MarkdownProps) {
  const { tree, whole } = pageText(content, imageAddress)
  return (
    <div className={`${styles.prose} ${tables.tables}`}>
      <ReactMarkdown
        rehypePlugins={[[rehypeReplaceTree, tree]]}
        components={{ pre: CodeBlock }}
        urlTransform={keepAddress}
      />
      {!whole && <p>{ARTICLE.cut}</p>}
    </div>
  )
}

/** Puts a tree in the place of the one that was parsed. */
function rehypeReplaceTree(tree: Root) {
  return () => tree
}

/** What a link or a picture may point to was decided when the tree was prepared. */
function keepAddress(address: string): string {
  return address
}

function ownImagesOnly(src: string): ServedImage | null {
  return src.startsWith('/') && !src.startsWith('//') ? { src } : null
}
