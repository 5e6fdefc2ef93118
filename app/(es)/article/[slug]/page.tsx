import { articlePage } from '../../../article-page'

const page = articlePage('es')

export const { generateStaticParams, generateMetadata } = page
export default page.Page
