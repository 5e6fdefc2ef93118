import { contractAnswer } from '@/lib/api/responses'
import { answering } from '@/lib/api/errors'
import { readPaging } from '@/lib/api/query'
import { API_MESSAGES } from '@/lib/copy/errors'
import { paginate } from '@/lib/portfolio/paginate'
import { listProjects } from '@/lib/portfolio/queries'
import { PROJECT_TYPES } from '@/lib/portfolio/types'

/** Projects by the contract of SPEC §7; a type that doesn't exist has no projects. */
export const GET = answering(async (request) => {
  const query = new URL(request.url).searchParams
  const paging = readPaging(query)
  const asked = query.get('type')
  const type = PROJECT_TYPES.find((known) => known === asked)
  const unknown = asked !== null && !type
  return contractAnswer(
    unknown ? paginate.projects([], paging) : await listProjects({ ...paging, type }),
    API_MESSAGES.projects,
  )
})
