import { projectPages } from '../../../project-pages'

const page = projectPages('en')

export const { generateStaticParams, generateMetadata } = page
export default page.Page
