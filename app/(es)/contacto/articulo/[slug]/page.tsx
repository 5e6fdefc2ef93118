import { contactReplyPage } from '../../../../contact-pages'

const page = contactReplyPage('es')

export const { generateStaticParams, generateMetadata } = page
export default page.Page
