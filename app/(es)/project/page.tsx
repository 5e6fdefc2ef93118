import { projectPages } from '../../project-pages'

const page = projectPages('es')

export const { generateMetadata } = page
export default page.Page
