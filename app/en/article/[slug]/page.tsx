import { articlePage } from '../../../article-page'

const page = articlePage('en')

export const { generateStaticParams, generateMetadata } = page
export default page.Page
