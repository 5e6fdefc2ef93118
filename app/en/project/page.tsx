import { projectPages } from '../../project-pages'

const page = projectPages('en')

export const { generateMetadata } = page
export default page.Page
