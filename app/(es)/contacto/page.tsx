import { contactPage } from '../../contact-pages'

const page = contactPage('es')

export const { generateMetadata } = page
export default page.Page
