import { wholeResumePage } from '../../resume-pages'

const page = wholeResumePage('es')

export const { generateMetadata } = page
export default page.Page
