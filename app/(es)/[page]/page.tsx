import { ownPage } from '../../own-page'

const page = ownPage('es')

export const { generateStaticParams, generateMetadata } = page
export default page.Page
