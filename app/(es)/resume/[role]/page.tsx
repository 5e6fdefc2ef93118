import { roleResumePage } from '../../../resume-pages'

const page = roleResumePage('es')

export const { generateStaticParams, generateMetadata } = page
export default page.Page
