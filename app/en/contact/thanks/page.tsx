import { contactThanksPage } from '../../../contact-pages'

const page = contactThanksPage('en')

export const { generateMetadata } = page
export default page.Page
