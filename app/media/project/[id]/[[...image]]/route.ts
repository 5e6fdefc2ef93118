import { withErrorEnvelope } from '@/lib/api/responses'
import { getBodyImage, getImage } from '@/lib/images/image'
import { imageMissing, imageResponse } from '@/lib/images/image-response'
import { parseAskedImage } from '@/lib/images/responsive-image'
import { findProject, findProjectPlace, getStoryTexts } from '@/lib/projects/queries'
import { projectCover } from '@/lib/projects/project'
import { previewImage } from '@/lib/previews/preview-image'
import { storyCard } from '@/lib/previews/previews'

type Context = { params: Promise<{ id: string; image?: string[] }> }

/**
 * Serves the images of a project: its own or a drawn cover; with a story also the link preview (`share.jpg`) and the
 * images of its text.
 */
export const GET = withErrorEnvelope(async (request, { params }: Context) => {
  const { id, image } = await params
  const asked = parseAskedImage(request, image)
  const project = /^\d{1,15}$/.test(id) ? await findProject(Number(id)) : null
  if (!project || !asked) return imageMissing()
  const address = project.imgPath
  const place = await findProjectPlace(project.id)
  const cover = projectCover(project, place)
  return imageResponse(request, async () => {
    if (asked.name === 'cover') return getImage({ ...cover, address }, asked.width)
    const story = (await getStoryTexts()).find((one) => one.id === project.id)
    if (!story) return null
    if (asked.name === 'share.jpg') return previewImage(storyCard(project, place), address)
    return getBodyImage(story, { ...asked, cover, isOwners: true })
  })
})
