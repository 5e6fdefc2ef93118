import type { ComponentProps, ReactNode } from 'react'
import type { TextAddresses } from '@/lib/markdown/page-html'
import { getTextFacts } from '@/lib/markdown/render-text'
import type { Language } from '@/lib/site/language'
import { localPath, routes } from '@/lib/site/routes'
import { owner } from '@/lib/site/owner'
import { absoluteUrl } from '@/lib/site/site-url'
import { Markdown, Outline } from '../markdown/markdown'
import { Picture } from '../ui/picture'
import styles from './text-view.module.css'

const PICTURE_SIZES = '(min-width: 48rem) 39rem, 100vw'

type TextViewProps = {
  title: string
  /** Root-relative path of its page. */
  path: string
  lead: string | null
  content: string
  addresses: Required<TextAddresses>
  picture: Omit<ComponentProps<typeof Picture>, 'alt' | 'sizes'> & { 'data-cover'?: number | string }
  /** The whole picture shows: it isn't cropped to the height of an article's cover. */
  isWhole?: boolean
  outlineTitle: string
  language?: Language
  /** Link back to the list. */
  back: ReactNode
  /** Between picture and title. */
  above?: ReactNode
  /** Between lead and text. */
  below?: ReactNode
  /** When the text was published and changed. */
  dates?: ReactNode
}

/** The page of a text, an article's or a project's story: picture, title, lead, outline and text. */
export async function TextView({
  title,
  path,
  lead,
  content,
  addresses,
  picture,
  isWhole = false,
  outlineTitle,
  language = 'es',
  back,
  above,
  below,
  dates,
}: TextViewProps) {
  const { sections } = await getTextFacts(content, language)
  return (
    <article className={`${styles.view} h-entry`}>
      <EntryData path={path} language={language} />
      <p className={styles.back}>{back}</p>
      <Picture
        className={styles.image}
        alt=""
        sizes={PICTURE_SIZES}
        fetchPriority="high"
        data-whole={isWhole || undefined}
        {...picture}
      />
      <header className={styles.header}>
        {above}
        <h1 className={`${styles.title} p-name`}>{title}</h1>
        {lead && <p className={`${styles.lead} p-summary`}>{lead}</p>}
        {below}
      </header>
      <div className={styles.beside}>
        <Outline sections={sections} title={outlineTitle} />
      </div>
      <div className={styles.text}>
        <Markdown content={content} addresses={addresses} language={language} />
      </div>
      {dates && <footer className={styles.dates}>{dates}</footer>}
    </article>
  )
}

/** Address and author for readers of microformats (https://microformats.org/wiki/h-entry); the page shows both elsewhere. */
function EntryData({ path, language }: Required<Pick<TextViewProps, 'path' | 'language'>>) {
  return (
    <>
      <data className="u-url u-uid" value={absoluteUrl(path)} hidden />
      <span className="p-author h-card" hidden>
        <data className="p-name" value={owner.site.name} />
        <data className="u-url" value={new URL(absoluteUrl(localPath(language, routes.home))).href} />
      </span>
    </>
  )
}
