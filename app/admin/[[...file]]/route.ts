import { adminResponse } from '@/lib/admin/admin-files'
import { unknownAddress } from '@/lib/pages/redirects'
import { owner } from '@/lib/site/owner'

export const dynamic = 'force-dynamic'

/** Serves the editor, if the owner's settings name a repository; otherwise the address is unknown. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ file?: string[] }> },
): Promise<Response> {
  const { file = [] } = await params
  const { admin } = owner.site
  return (
    (admin && (await adminResponse(request, admin, file.join('/')))) ?? unknownAddress(new URL(request.url))
  )
}
