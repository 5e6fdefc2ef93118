import { ownPage } from '../../own-page'

const page = ownPage('en')

export const { generateStaticParams, generateMetadata } = page
export default page.Page
