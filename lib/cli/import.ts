import { command } from './command'
import { folders } from '../site/content-folder'
import { importContent, readSource, reportLines } from './import/import-content'
import { importResume, isResume } from './import/import-resume'

const HELP = `npm run import -- FOLDER, FILE or ADDRESS [options]

Brings the texts of another site, or your CV, into the content folder.

  blog/                      Markdown of Jekyll, Hugo, Astro, Gatsby, Eleventy and the like, or a vault of Obsidian
  wordpress.xml              WordPress: Tools → Export → All content
  https://www.example.com    a content API (api/portfolio/articles.php)
  LinkedInDataExport.zip     LinkedIn: Settings → Data privacy → Get a copy of your data
  resume.json                JSON Resume: a file, its address, a gist, or https://registry.jsonresume.org/NAME

  --old-site ADDRESS     where the texts of a folder were, such as https://blog.example.com
  --permalink PATTERN    the form of their addresses: /:section/:slug/ of Hugo and many others, and of Jekyll
                         /:categories/:year/:month/:day/:slug.html, unless you have chosen another
  --dry-run              show what would happen; write and fetch nothing
  --force                also write over articles that are there, and a CV without asking
  --help`
const OPTIONS = {
  'old-site': { type: 'string' },
  permalink: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
} as const

command({ help: HELP, options: OPTIONS, takesWords: true }, async (values, [given, ...others]) => {
  if (!given || others.length > 0) return null
  const options = { folders, isDry: values['dry-run'], isForced: values.force }
  if (isResume(given)) {
    await importResume(given, { ...options, say: console.log })
    return 0
  }
  const oldSite = values['old-site']?.replace(/\/+$/, '') ?? null
  if (oldSite !== null && !/^https?:\/\/[^/]/.test(oldSite))
    throw new Error(`--old-site takes an address such as https://blog.example.com, not "${oldSite}"`)
  const source = await readSource(given, { oldSite, permalink: values.permalink ?? null })
  const result = await importContent(source, options)
  console.log(reportLines(result, source.name, options.isDry).join('\n'))
  return 0
})
