import { homePage } from '../home-page'

const page = homePage('en')

export const { generateMetadata } = page
export default page.Page
