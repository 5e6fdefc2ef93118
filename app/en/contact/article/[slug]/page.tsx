import { contactReplyPage } from '../../../../contact-pages'

const page = contactReplyPage('en')

export const { generateStaticParams, generateMetadata } = page
export default page.Page
