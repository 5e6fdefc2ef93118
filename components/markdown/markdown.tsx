import '../article/code.css'
import '../article/math.css'
import '../article/tables.css'
import '../article/writing.css'
import type { Root } from 'hast'
import type { ComponentProps } from 'react'
import ReactMarkdown, { type ExtraProps } from 'react-markdown'
import type { Language } from '@/lib/config/language'
import { wordsIn } from '@/lib/copy/words'
import type { DiagramAddress } from '@/lib/markdown/diagrams/rehype-diagrams'
import { pageText } from '@/lib/markdown/page-text'
import type { ImageAddress, ServedImage } from '@/lib/markdown/plugins'
import { CodeBlock } from './code-block'
import styles from './markdown.module.css'

/** No heading has this id: theirs have no dots. */
const NEW_TAB_ID = 'nueva.pestana'

type MarkdownProps = {
  content: string
  imageAddress?: ImageAddress
  diagramAddress?: DiagramAddress
  /** Language of the text, and so of the labels that the site adds. */
  language?: Language
}

/**
 * Renders GitHub-flavoured Markdown or legacy HTML for a page. The tree is prepared before rendering, so React only
 * renders a finished tree: no error boundary catches errors on the server.
 */
export function Markdown({
  content,
  imageAddress = ownImagesOnly,
  diagramAddress,
  language = 'es',
}: MarkdownProps) {
  const { tree, whole } = pageText(content, imageAddress, diagramAddress, language)
  const words = wordsIn(language)
  return (
    <div className={styles.prose} data-text>
      <ReactMarkdown
        rehypePlugins={[[rehypeReplaceTree, tree]]}
        components={{ a: TextLink, pre: (block) => <CodeBlock {...block} words={words} /> }}
        urlTransform={keepAddress}
      />
      <span id={NEW_TAB_ID} hidden>
        {words.frame.newTab}
      </span>
      {!whole && <p>{words.article.cut}</p>}
    </div>
  )
}

/** Describes links that open a new tab (SPEC §5) by words that the page contains once. */
function TextLink({ node: _, ...link }: ComponentProps<'a'> & ExtraProps) {
  return <a {...link} aria-describedby={link.target ? NEW_TAB_ID : link['aria-describedby']} />
}

/** A rehype plugin that replaces the parsed tree with the prepared one. */
function rehypeReplaceTree(tree: Root) {
  return () => tree
}

/** Disables react-markdown's URL filter: links and images were already sanitised when the tree was prepared. */
function keepAddress(address: string): string {
  return address
}

function ownImagesOnly(src: string): ServedImage | null {
  return src.startsWith('/') && !src.startsWith('//') ? { src } : null
}
