import { withErrorEnvelope } from '@/lib/api/errors'
import { articleCover } from '@/lib/articles/article'
import { bodyImageSource } from '@/lib/images/body-images'
import { getImage } from '@/lib/images/image'
import { imageMissing, imageResponse } from '@/lib/images/image-response'
import { parseImageWidth } from '@/lib/images/responsive-image'
import { findPreview } from '@/lib/portfolio/preview'
import type { Article } from '@/lib/portfolio/types'
import { slugsOfParam } from '@/lib/routing/slug-param'

type Context = { params: Promise<{ slug: string; token: string; image?: string[] }> }

/** Images of an article that is not published, for its preview: kept by nobody. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { slug, token, image = ['cover'] } = await params
  return withErrorEnvelope(async () => {
    const [first = '', second = ''] = slugsOfParam(slug, 'decoded')
    const article = (await findPreview(first, token)) ?? (await findPreview(second, token))
    const width = parseImageWidth(new URL(request.url).searchParams.get('w'))
    const address = article && image.length === 1 ? addressOf(article, image[0]) : undefined
    if (!article || !width || address === undefined) return imageMissing()
    const answer = await imageResponse(request, () => getImage({ ...articleCover(article), address }, width))
    answer.headers.set('cache-control', 'private, no-store')
    return answer
  })(request)
}

/** @returns undefined for an image that the article doesn't have; null for a cover that is drawn */
function addressOf(article: Article, name = ''): string | null | undefined {
  if (name === 'cover') return article.featured_image
  return /^\d{1,3}$/.test(name) ? (bodyImageSource(article, Number(name)) ?? undefined) : undefined
}
