import { homePage } from '../home-page'

const page = homePage('es')

export const { generateMetadata } = page
export default page.Page
