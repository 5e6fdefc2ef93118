import type { Root } from 'hast'
import ReactMarkdown from 'react-markdown'
import { ARTICLE } from '@/lib/copy/article'
import type { DiagramAddress } from '@/lib/markdown/diagrams/rehype-diagrams'
import { pageText } from '@/lib/markdown/page-text'
import type { ImageAddress, ServedImage } from '@/lib/markdown/plugins'
import { CodeBlock } from './code-block'
import styles from './markdown.module.css'
import tables from './tables.module.css'

type MarkdownProps = { content: string; imageAddress?: ImageAddress; diagramAddress?: DiagramAddress }

/**
 * Renders GitHub-flavoured Markdown or legacy HTML for a page. The tree is prepared before rendering: React renders a
 * finished tree, because no error boundary catches errors on the server.
 */
export function Markdown({ content, imageAddress = ownImagesOnly, diagramAddress }: MarkdownProps) {
  const { tree, whole } = pageText(content, imageAddress, diagramAddress)
  return (
    <div className={`${styles.prose} ${tables.tables}`} data-text>
      <ReactMarkdown
        rehypePlugins={[[rehypeReplaceTree, tree]]}
        components={{ pre: CodeBlock }}
        urlTransform={keepAddress}
      />
      {!whole && <p>{ARTICLE.cut}</p>}
    </div>
  )
}

/** A rehype plugin that replaces the parsed tree by the prepared one. */
function rehypeReplaceTree(tree: Root) {
  return () => tree
}

/** Disables react-markdown's URL filter: links and images were sanitised when the tree was prepared. */
function keepAddress(address: string): string {
  return address
}

function ownImagesOnly(src: string): ServedImage | null {
  return src.startsWith('/') && !src.startsWith('//') ? { src } : null
}
