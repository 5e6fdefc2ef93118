import { answering } from '@/lib/contract-errors'
import { readPicture } from '@/lib/media/picture'
import { pictureMissing, pictureResponse } from '@/lib/media/picture-response'
import { findProject } from '@/lib/portfolio/queries'
import { readPictureWidth } from '@/lib/shown-picture'

type Context = { params: Promise<{ id: string }> }

/** The picture of a project, or a drawn one. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params
  return answering(async () => {
    const project = /^\d{1,15}$/.test(id) ? await findProject(Number(id)) : null
    const width = readPictureWidth(new URL(request.url).searchParams.get('w'))
    if (!project || !width) return pictureMissing()
    const { imgPath: address, title } = project
    return pictureResponse(request, await readPicture({ address, title, tag: 'proyectos' }, width))
  })(request)
}
