import 'server-only'
import { imageResponse } from '../image-response'
import { getIcon, isIconName } from './site-icon'

/** Answers with an icon of the site; 404 for a name that has none. */
export function iconResponse(request: Request, name: string): Promise<Response> {
  return imageResponse(request, async () => (isIconName(name) ? getIcon(name) : null))
}
