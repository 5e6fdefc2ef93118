import { answering } from '@/lib/api/errors'
import { readPicture } from '@/lib/images/image'
import { imageMissing, imageResponse } from '@/lib/images/image-response'
import { findProject } from '@/lib/portfolio/queries'
import { readPictureWidth } from '@/lib/images/responsive-image'

type Context = { params: Promise<{ id: string }> }

/** The image of a project, or a generated cover where it has none. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params
  return answering(async () => {
    const project = /^\d{1,15}$/.test(id) ? await findProject(Number(id)) : null
    const width = readPictureWidth(new URL(request.url).searchParams.get('w'))
    if (!project || !width) return imageMissing()
    const { imgPath: address, title } = project
    return imageResponse(request, await readPicture({ address, title, tag: 'proyectos' }, width))
  })(request)
}
