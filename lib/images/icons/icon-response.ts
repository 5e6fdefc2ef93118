import 'server-only'
import { imageResponse } from '../image-response'
import { getIcon, isIconName } from './site-icon'

/** Responds with an icon of the site, or with 404 for a name without an icon. */
export function iconResponse(request: Request, name: string): Promise<Response> {
  return imageResponse(request, async () => (isIconName(name) ? getIcon(name) : null))
}
