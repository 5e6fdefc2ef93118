import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ProjectsScreen } from '@/components/projects/projects-screen'
import { JsonLd } from '@/components/ui/json-ld'
import { atBuild } from '@/lib/content/content'
import { getAllProjects, getProjectPage } from '@/lib/projects/queries'
import { projectSegments, readProjectView, viewsOf } from '@/lib/projects/views'
import { projectListData } from '@/lib/seo/content-data'
import { projectsMetadata } from '@/lib/seo/list-metadata'
import type { Language } from '@/lib/site/language'
import { localPath, routes } from '@/lib/site/routes'

type Props = { params: Promise<{ page?: string; view?: string[] }> }

/**
 * The filters and pages of the project gallery below one folder, in one language.
 * @param folder the segment below /project that the route's folder is named after; none at /project itself. The
 * segments after it are the route's parameter: `page` in the folder `page`, `view` in any other
 */
export function projectPages(language: Language, folder?: 'page' | 'web' | 'app') {
  const before = folder ? [folder] : []

  const viewOf = async ({ params }: Props) => {
    const { page, view = [] } = await params
    const segments = [...before, ...(page === undefined ? view : [page])]
    return segments.length === 0 ? { page: 1 } : readProjectView(segments)
  }

  const generateStaticParams = () =>
    atBuild(async () => {
      const paths = viewsOf(await getAllProjects()).map((view) => projectSegments(view))
      const below = paths.filter(([first]) => !folder || first === folder)
      const views = below.map((segments) => segments.slice(before.length))
      return views.map((view) => (folder === 'page' ? { page: view[0] } : { view }))
    })

  /** A number past the last page redirects to the list, any other path to the home page (SPEC §2). */
  async function ProjectsPage(props: Props) {
    const view = await viewOf(props)
    const page = view && (await getProjectPage(language, view.page, view.type))
    if (!page) redirect(localPath(language, view ? routes.projects({ type: view.type }) : routes.home))
    return (
      <>
        <JsonLd data={projectListData(page.projects)} />
        <ProjectsScreen page={page} type={view.type} language={language} />
      </>
    )
  }

  return {
    generateStaticParams,
    generateMetadata: async (props: Props): Promise<Metadata> =>
      projectsMetadata((await viewOf(props)) ?? { page: 1 }, language),
    Page: ProjectsPage,
  }
}
