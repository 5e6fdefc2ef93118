import { roleResumePage } from '../../../resume-pages'

const page = roleResumePage('en')

export const { generateStaticParams, generateMetadata } = page
export default page.Page
