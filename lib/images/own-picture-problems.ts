import 'server-only'
import { owner } from '../config/owner'
import { measureOwnFile } from './measured-file'

/** A configured image that can't be shown. @param field path such as `about.picture.image` */
type PictureProblem = { field: string; address: string }

/** Returns the images of `site.ts` and `about.ts` that are missing, or no images. */
export async function ownPictureProblems({ site, about } = owner): Promise<PictureProblem[]> {
  const pictures = [
    { field: 'site.portrait.image', address: site.portrait?.image },
    { field: 'about.picture.image', address: about.picture?.image },
  ]
  const problems = await Promise.all(
    pictures.map(async ({ field, address }) =>
      address === undefined || (await measureOwnFile(address)) ? [] : [{ field, address }],
    ),
  )
  return problems.flat()
}
