import { projectPages } from '../../../../project-pages'

const page = projectPages('es', 'page')

export const { generateStaticParams, generateMetadata } = page
export default page.Page
