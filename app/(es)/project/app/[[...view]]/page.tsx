import { projectPages } from '../../../../project-pages'

const page = projectPages('es', 'app')

export const { generateStaticParams, generateMetadata } = page
export default page.Page
