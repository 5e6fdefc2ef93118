import { rejectedContactPage } from '../../../contact-pages'

const page = rejectedContactPage('en')

export const { generateMetadata } = page
export default page.Page
