import { contactPage } from '../../contact-pages'

const page = contactPage('en')

export const { generateMetadata } = page
export default page.Page
