import { aboutPage } from '../../about-page'

const page = aboutPage('es')

export const { generateMetadata } = page
export default page.Page
