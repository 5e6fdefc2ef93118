import path from 'node:path'
import { writeJoinedStylesheets } from '../page-policy/stylesheets'

// The last step of `npm run build`.
writeJoinedStylesheets(path.resolve(process.env.NEXT_DIST_DIR || '.next'))
