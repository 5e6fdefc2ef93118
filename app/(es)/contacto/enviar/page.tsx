import { rejectedContactPage } from '../../../contact-pages'

const page = rejectedContactPage('es')

export const { generateMetadata } = page
export default page.Page
