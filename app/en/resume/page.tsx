import { wholeResumePage } from '../../resume-pages'

const page = wholeResumePage('en')

export const { generateMetadata } = page
export default page.Page
