import { projectPages } from '../../../../project-pages'

const page = projectPages('es', 'web')

export const { generateStaticParams, generateMetadata } = page
export default page.Page
