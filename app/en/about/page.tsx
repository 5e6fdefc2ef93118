import { aboutPage } from '../../about-page'

const page = aboutPage('en')

export const { generateMetadata } = page
export default page.Page
