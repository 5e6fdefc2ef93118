import { command } from './command'

const DAY_MS = 24 * 60 * 60_000
const MOST_DAYS = 365

const HELP = `npm run preview -- <slug> [options]

Prints a link to a draft, or to an article before its date. Whoever has the link sees the article as the site has it at
that moment; it is in no list, and search engines are told to leave it out.

  --days <number>   how long the link works, 1 to ${MOST_DAYS} (7)
  --help

The link is signed with PREVIEW_SECRET (see .env.example), which the site needs too. To withdraw every link that was handed
out, give the site another PREVIEW_SECRET and restart it.

Exit code: 0, 1 when there is no such article to preview, 2 when it can't look.`

const OPTIONS = { days: { type: 'string', default: '7' } } as const

command({ help: HELP, options: OPTIONS, takesWords: true }, async (values, [given, ...others]) => {
  if (given === undefined || others.length > 0) return null
  const days = Number(values.days)
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
    throw new Error(`--days: "${values.days}" should be a whole number from 1 to ${MOST_DAYS}.`)
  // Imported late, so that an invalid environment variable is reported like any other error.
  const { env } = await import('../site/env')
  if (!env.PREVIEW_SECRET)
    throw new Error(
      'Previews need a PREVIEW_SECRET (see .env.example): put one into .env.local, for the site too, and restart it.',
    )
  return printLink(given.normalize('NFC'), { days, secret: env.PREVIEW_SECRET })
})

async function printLink(slug: string, { days, secret }: { days: number; secret: string }): Promise<number> {
  const { absoluteUrl } = await import('../site/site-url')
  const { signPreview } = await import('../articles/preview-token')
  const { createSource } = await import('../content/content-source')
  const { listAllArticles } = await import('../content/sources/list-all')
  const { routes } = await import('../site/routes')
  const { previewPath } = await import('../articles/routes')
  const { listUnpublished } = await import('./unpublished')
  const source = createSource()
  const now = Date.now()
  const waiting = await listUnpublished(source, now)
  if (waiting.some((article) => article.slug === slug)) {
    const expires = now + days * DAY_MS
    console.log(absoluteUrl(previewPath(slug, signPreview(slug, expires, secret))))
    console.log(`It works until ${new Date(expires).toISOString()}, or until PREVIEW_SECRET changes.`)
    return 0
  }
  const isPublished = (await listAllArticles(source)).rows.some((article) => article.slug === slug)
  if (isPublished) console.log(`${slug} is published: ${absoluteUrl(routes.article(slug))}`)
  else
    console.error(
      `${source.name} lists no article with the slug ${slug}. "npm run check" lists what waits; an API hands over no drafts.`,
    )
  return isPublished ? 0 : 1
}
