import { contactThanksPage } from '../../../contact-pages'

const page = contactThanksPage('es')

export const { generateMetadata } = page
export default page.Page
