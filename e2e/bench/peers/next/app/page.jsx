import Link from 'next/link'
import { getPosts } from './posts'

export default function Page() {
  return (
    <>
      <h1>Artículos</h1>
      <ul>
        {getPosts().map(({ slug, title, date, featured_image }) => (
          <li key={slug}>
            {featured_image && <img src={featured_image} alt="" width="720" height="360" loading="lazy" />}
            <h2>
              <Link href={`/posts/${slug}`}>{title}</Link>
            </h2>
            <time dateTime={date.toISOString()}>{date.toLocaleDateString('es-ES')}</time>
          </li>
        ))}
      </ul>
    </>
  )
}
