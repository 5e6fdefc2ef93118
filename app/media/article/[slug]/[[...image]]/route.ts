import { bodyPictureAddress } from '@/lib/media/body-pictures'
import { type Picture, readPicture, readShareCard } from '@/lib/media/picture'
import { pictureMissing, pictureResponse } from '@/lib/media/picture-response'
import { readSlug } from '@/lib/portfolio/parse'
import { findArticleBySlug, findSummary } from '@/lib/portfolio/queries'
import type { ArticleSummary } from '@/lib/portfolio/types'
import { answering } from '@/lib/contract-errors'
import { decodeSegment } from '@/lib/routes'
import { readPictureWidth } from '@/lib/shown-picture'
import { articleCardAddress } from '@/lib/share/addresses'
import { articleCard } from '@/lib/share/article-card'
import { drawCard } from '@/lib/share/card'

type Context = { params: Promise<{ slug: string; image?: string[] }> }

/** Pictures of an article: its cover, its card for link previews (`share.jpg`), or the n-th picture of its text. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { slug: segment, image } = await params
  return answering(async () => {
    const slug = readSlug(decodeSegment(segment))
    const summary = slug && (await findSummary(slug))
    const [name = 'cover', ...rest] = image ?? []
    const width = readPictureWidth(new URL(request.url).searchParams.get('w'))
    if (!summary || !width || rest.length > 0) return pictureMissing()
    const cover = { address: summary.featured_image, title: summary.title, tag: summary.tags[0] ?? '' }
    if (name === 'cover') return pictureResponse(request, await readPicture(cover, width))
    if (name === 'share.jpg') return pictureResponse(request, await shareCard(summary))
    if (!/^\d{1,3}$/.test(name)) return pictureMissing()
    const article = await findArticleBySlug(slug)
    const address = article && bodyPictureAddress(article, Number(name))
    return address
      ? pictureResponse(request, await readPicture({ ...cover, address }, width))
      : pictureMissing()
  })(request)
}

function shareCard(summary: ArticleSummary): Promise<Picture> {
  const draw = () => drawCard(articleCard(summary))
  return readShareCard(articleCardAddress(summary), summary.featured_image, draw)
}
