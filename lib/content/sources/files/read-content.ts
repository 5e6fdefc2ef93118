import 'server-only'
import path from 'node:path'
import { createHash } from 'node:crypto'
import { ContentProblemsError, errorIn, type Problem, shown } from '../../../validation/problems'
import { ownIds } from '../../file-reader'
import type { Article, Project } from '../../types'
import type { OwnPictures, PictureCheck } from './pictures-beside'
import { readOptionalFrontMatter } from '../../../validation/read-front-matter'
import { withoutBlankEnds } from '../../../text/folding'
import { checkedValue, validate, isEmptyOrNull } from '../../../validation/validate'
import { readSlug } from '../../parse'
import { summaryMinutes } from '../../reading-time'
import { PROJECT_FIELDS, readArticleFields } from './article-fields'
import { frontMatterSchema, projectsSchema } from '../../front-matter'
import { readJsonFile } from '../../../validation/read-json'

/** An article from a file, published or a draft. */
export type ArticleFile = { article: Article; isDraft: boolean }

/**
 * Parses an article from its file; a draft is validated like any other. A title and a text are enough: the id is derived
 * from the slug, the date may be part of the file's name, and an article without a date is listed last.
 * @param file name of the file in messages @param name of the file in the folder of articles
 * @throws ContentProblemsError with everything that prevents it from being shown
 */
export function parseArticleFile(
  { file, name }: { file: string; name: string },
  text: string,
  pictures: OwnPictures,
): ArticleFile {
  const { fields: given, body: whole, locate } = readOptionalFrontMatter(file, text)
  const { fields: named, slug: address, body, nameOf } = readArticleFields(name, given, whole)
  const slug = readSlug(address)
  if (!slug) throw new ContentProblemsError([errorIn(file, NAME_FAULT(name))])
  const placeOf = ([field = '', ...rest]: PropertyKey[]) => locate([nameOf(field), ...rest])
  named.featured_image = pictures.find(named.featured_image, name)
  const { data, faults } = validate(frontMatterSchema, named, { isAbsent: isEmptyOrNull })
  if (faults)
    throw new ContentProblemsError(
      faults.map(({ path: keys, field, ...words }) => {
        const [key = ''] = keys
        const shownAs = field.startsWith(String(key)) ? nameOf(key) + field.slice(String(key).length) : field
        return errorIn(file, { ...words, place: placeOf(keys), field: shownAs })
      }),
    )
  const { status, ...fields } = data
  const fault = pictures.faultOf(fields.featured_image)
  if (fault) {
    const field = nameOf('featured_image')
    throw new ContentProblemsError([errorIn(file, { place: placeOf(['featured_image']), field, ...fault })])
  }
  const created_at = fields.created_at ?? null
  const excerpt = fields.excerpt ?? null
  const content = withoutBlankEnds(pictures.inText(body, name))
  const article = {
    ...fields,
    id: fields.id ?? derivedId(slug),
    slug,
    excerpt,
    meta_description: fields.meta_description ?? null,
    featured_image: fields.featured_image ?? null,
    created_at,
    published_at: fields.published_at ?? null,
    updated_at: fields.updated_at ?? created_at,
    // Counted once: a file that has not changed is the same object at every load.
    reading_minutes: summaryMinutes(excerpt, content),
    content,
  }
  return { article, isDraft: status === 'draft' }
}

/** Returns an id that is always the same for a slug: 48 bits of its hash, which no number from 1 on will be. */
function derivedId(slug: string): number {
  return createHash('sha256').update(slug).digest().readUIntBE(0, 6) + 1
}

const NAME_FAULT = (name: string) => ({
  message: `has the name ${shown(path.basename(name))}, which can be no address`,
  fix: 'Rename it: at most 255 bytes, without signs that are not seen',
})

/**
 * Reads the projects of a file, in its order.
 * @param file name of the file in messages
 * @param place path of the file
 * @throws ContentProblemsError with everything that prevents one of them from being shown
 */
export function readProjectsFile(file: string, place: string, pictureFault: PictureCheck): Project[] {
  const { value, locate } = readJsonFile(file, place, 'Without projects, write [] into it')
  const origin = { file, locate, entry: 'project', isAbsent: isEmptyOrNull, instead: PROJECT_FIELDS }
  const projects = checkedValue(projectsSchema, value, origin)
  const problems: Problem[] = projects.flatMap(({ title, imgPath }, index) => {
    const fault = pictureFault(imgPath)
    if (!fault) return []
    const field = `project ${JSON.stringify(title)}: imgPath`
    return [errorIn(file, { place: locate([index, 'imgPath']), field, ...fault })]
  })
  const rows = projects.map(({ id, title }, index) => ({
    id,
    file,
    locate: () => locate([index, 'id']),
    field: `project ${JSON.stringify(title)}: id`,
    name: `the project ${JSON.stringify(title)}`,
  }))
  problems.push(...ownIds(rows))
  if (problems.length > 0) throw new ContentProblemsError(problems)
  return projects.map((project) => ({
    ...project,
    imgPath: project.imgPath ?? null,
    description: project.description ?? '',
    ghLink: project.ghLink ?? null,
    demoLink: project.demoLink ?? null,
  }))
}
