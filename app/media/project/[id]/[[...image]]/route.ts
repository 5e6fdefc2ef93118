import { withErrorEnvelope } from '@/lib/api/responses'
import { getBodyImage, getImage, getPreviewImage } from '@/lib/images/image'
import type { Image } from '@/lib/images/image-cache'
import { imageMissing, imageResponse } from '@/lib/images/image-response'
import { parseImageWidth } from '@/lib/images/responsive-image'
import { findProject, findProjectPlace, getStoryTexts } from '@/lib/projects/queries'
import type { Project } from '@/lib/content/types'
import { projectCover } from '@/lib/projects/project'
import { drawCard } from '@/lib/previews/draw-card'
import { previewVersion, storyCard } from '@/lib/previews/previews'

type Context = { params: Promise<{ id: string; image?: string[] }> }

/**
 * Serves the images of a project: its own or a drawn cover; with a story also the link preview (`share.jpg`) and the
 * images of its text.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id, image } = await params
  return withErrorEnvelope(async () => {
    const project = /^\d{1,15}$/.test(id) ? await findProject(Number(id)) : null
    const [name, ...rest] = image ?? []
    const width = parseImageWidth(new URL(request.url).searchParams.get('w'))
    if (!project || !width || rest.length > 0) return imageMissing()
    const place = await findProjectPlace(project.id)
    const cover = { ...projectCover(project, place), address: project.imgPath }
    if (name === undefined) return imageResponse(request, () => getImage(cover, width))
    const story = (await getStoryTexts()).find((one) => one.id === project.id)
    if (!story || !/^(?:share\.jpg|\d{1,4}|diagram-[\w-]+\.svg)$/.test(name)) return imageMissing()
    if (name === 'share.jpg') return imageResponse(request, () => previewImage(project, place))
    return imageResponse(request, () => getBodyImage(story, { name, width, cover, isOwners: true }))
  })(request)
}

function previewImage(project: Project, place: number | null): Promise<Image> {
  const card = storyCard(project, place)
  const version = previewVersion(card, project.imgPath)
  return getPreviewImage(project.imgPath, { version, draw: () => drawCard(card) })
}
