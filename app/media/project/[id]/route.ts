import { withErrorEnvelope } from '@/lib/api/errors'
import { getImage } from '@/lib/images/image'
import { imageMissing, imageResponse } from '@/lib/images/image-response'
import { findProject } from '@/lib/portfolio/queries'
import { parseImageWidth } from '@/lib/images/responsive-image'
import { projectCover } from '@/lib/projects/project'

type Context = { params: Promise<{ id: string }> }

/** The image of a project, or a drawn cover. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params
  return withErrorEnvelope(async () => {
    const project = /^\d{1,15}$/.test(id) ? await findProject(Number(id)) : null
    const width = parseImageWidth(new URL(request.url).searchParams.get('w'))
    if (!project || !width) return imageMissing()
    const source = { ...projectCover(project), address: project.imgPath }
    return imageResponse(request, () => getImage(source, width))
  })(request)
}
