import { remark } from 'remark'
import gfm from 'remark-gfm'
import html from 'remark-html'
import { getPost, getSlugs } from '../../posts'

export function generateStaticParams() {
  return getSlugs().map((slug) => ({ slug }))
}

export async function generateMetadata({ params }) {
  const { title, meta_description, excerpt } = getPost((await params).slug)
  return { title, description: meta_description ?? excerpt ?? title }
}

export default async function Page({ params }) {
  const { title, date, content, featured_image } = getPost((await params).slug)
  const text = await remark().use(gfm).use(html).process(content)
  return (
    <article>
      {featured_image && <img src={featured_image} alt="" width="720" height="360" />}
      <h1>{title}</h1>
      <time dateTime={date.toISOString()}>{date.toLocaleDateString('es-ES')}</time>
      <div dangerouslySetInnerHTML={{ __html: String(text) }} />
    </article>
  )
}
