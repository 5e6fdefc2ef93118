import { bodyImageSource } from '@/lib/images/body-images'
import { type Picture, readPicture, readShareCard } from '@/lib/images/image'
import { imageMissing, imageResponse } from '@/lib/images/image-response'
import { readSlug } from '@/lib/portfolio/parse'
import { findArticleBySlug, findSummary } from '@/lib/portfolio/queries'
import type { ArticleSummary } from '@/lib/portfolio/types'
import { answering } from '@/lib/api/errors'
import { decodeSegment } from '@/lib/routing/routes'
import { readPictureWidth } from '@/lib/images/responsive-image'
import { articleCardAddress } from '@/lib/seo/og-images/addresses'
import { articleCard } from '@/lib/seo/og-images/article-card'
import { drawCard } from '@/lib/seo/og-images/card'

type Context = { params: Promise<{ slug: string; image?: string[] }> }

/** Images of an article: its cover, its preview card (`share.jpg`), or the n-th image of its body. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { slug: segment, image } = await params
  return answering(async () => {
    const slug = readSlug(decodeSegment(segment))
    const summary = slug && (await findSummary(slug))
    const [name = 'cover', ...rest] = image ?? []
    const width = readPictureWidth(new URL(request.url).searchParams.get('w'))
    if (!summary || !width || rest.length > 0) return imageMissing()
    const cover = { address: summary.featured_image, title: summary.title, tag: summary.tags[0] ?? '' }
    if (name === 'cover') return imageResponse(request, await readPicture(cover, width))
    if (name === 'share.jpg') return imageResponse(request, await shareCard(summary))
    if (!/^\d{1,3}$/.test(name)) return imageMissing()
    const article = await findArticleBySlug(slug)
    const address = article && bodyImageSource(article, Number(name))
    return address ? imageResponse(request, await readPicture({ ...cover, address }, width)) : imageMissing()
  })(request)
}

function shareCard(summary: ArticleSummary): Promise<Picture> {
  const draw = () => drawCard(articleCard(summary))
  return readShareCard(articleCardAddress(summary), summary.featured_image, draw)
}
