import 'server-only'
import path from 'node:path'
import type { Folders } from '../site/content-folder'
import { withoutBlankEnds } from '../text/folding'
import { ContentProblemsError, type Place, type Problem, shown } from '../validation/problems'
import { readOptionalFrontMatter } from '../validation/read-front-matter'
import { checkedValue, isEmptyOrNull } from '../validation/validate'
import { InvalidFilesError } from '../content/errors'
import { brokenFile, createFileReader, entriesIn, problemsIn } from '../content/file-reader'
import { storySchema } from '../content/front-matter'
import { insteadOf } from '../validation/front-matter-names'
import type { Stories, Story } from '../content/types'

/** The folder of stories, below the content folder. */
export const STORIES_FOLDER = 'projects'
/** What to write instead of fields of other site generators. */
const STORY_FIELDS = insteadOf({
  'Take it out: the name of the file is the id of the project': 'id',
  'Take it out: the title is that of the project': 'title titulo',
  'Write slug': 'permalink',
  'Write status: draft for a story that is not to be shown, and nothing for one that is': 'draft',
  'Write status: draft': 'borrador',
  'Write meta_description': 'description descripcion',
  'Write updated_at': 'date fecha lastmod modified updated',
  'Write role': 'papel',
  'Write period': 'dates periodo',
  'Write tools': 'tags technologies tecnologias stack',
  'Write articles, a list of slugs': 'article articulos',
})

const NAME = /^([1-9]\d{0,14})\.md$/

/** A story from its file, published or a draft. @param locate finds the place of a field */
type StoryFile = { story: Story; isDraft: boolean; locate: (path: PropertyKey[]) => Place }

/**
 * Creates a reader of `content/projects/`.
 * @returns a function that takes the last good stories: a file that becomes invalid keeps its story, and a new invalid
 *   one is left out until it is valid. Without last good stories it throws InvalidFilesError with the problems of all
 *   files.
 */
export function createStoryReader(folders: Folders): (previous: Stories | null) => Promise<Stories> {
  const folder = path.join(/* turbopackIgnore: true */ folders.content, STORIES_FOLDER)
  const nameOf = (name: string) => `${folders.name}/${STORIES_FOLDER}/${name}`
  const read = createFileReader(folder, nameOf, (name, text) => parseStory(nameOf(name), name, text))

  return async (previous) => {
    const names = entriesIn(folder).map(({ name }) => name)
    const { files, faults } = await read(names.filter((name) => name.endsWith('.md')).sort())
    for (const [name, problem] of sharedSlugs(files, { nameOf, previous, faults: [...faults.keys()] })) {
      faults.set(name, new ContentProblemsError([problem]))
      files.delete(name)
    }
    if (!previous && faults.size > 0) throw new InvalidFilesError([...faults.values()].flatMap(problemsIn))
    const kept = [...faults.keys()].flatMap((name) => storyOf(name, previous) ?? [])
    const own = [...files.values()].flatMap(({ story, isDraft }) => (isDraft ? [] : [story]))
    return {
      stories: [...own, ...kept].sort((a, b) => a.id - b.id),
      broken: [...faults].map(([name, fault]) => brokenFile(nameOf(name), fault)),
    }
  }
}

/**
 * Parses the story of a project from its file, whose name is the id of the project; a story without a text is a draft.
 * @throws ContentProblemsError with everything that prevents it from being shown
 */
function parseStory(file: string, name: string, text: string): StoryFile {
  const id = NAME.exec(name)?.[1]
  if (id === undefined) throw new ContentProblemsError([nameProblem(file, name)])
  const { fields: given, body, locate } = readOptionalFrontMatter(file, text)
  const origin = { file, locate, isAbsent: isEmptyOrNull, instead: STORY_FIELDS }
  const fields = checkedValue(storySchema, given, origin)
  const content = withoutBlankEnds(body)
  return {
    isDraft: fields.status === 'draft' || content === '',
    locate,
    story: {
      id: Number(id),
      slug: fields.slug ?? null,
      description: fields.meta_description ?? null,
      role: fields.role ?? null,
      period: fields.period ?? null,
      tools: fields.tools,
      figure: fields.figure ?? null,
      articles: fields.articles,
      updatedAt: fields.updated_at ?? null,
      content,
    },
  }
}

function nameProblem(file: string, name: string): Problem {
  return {
    severity: 'error',
    file,
    place: null,
    field: '',
    message: `has the name ${shown(name)}, which is no id of a project`,
    fix: 'Name it after the id of its project, like 3.md',
  }
}

type Before = { nameOf: (name: string) => string; previous: Stories | null; faults: string[] }

/**
 * Returns a problem for each file that has the slug of another one. A story that had the slug before keeps it, and with
 * it its URL: the problem names the file that takes the slug.
 */
function sharedSlugs(
  files: Map<string, StoryFile>,
  { nameOf, previous, faults }: Before,
): [string, Problem][] {
  const first = new Map<string, string>()
  for (const name of faults) {
    const slug = storyOf(name, previous)?.slug
    if (slug) first.set(slug, name)
  }
  const hadIt = ([name, { story }]: [string, StoryFile]) => storyOf(name, previous)?.slug === story.slug
  const inOrder = [...files].sort((a, b) => Number(hadIt(b)) - Number(hadIt(a)))
  return inOrder.flatMap(([name, { story, locate }]): [string, Problem][] => {
    if (story.slug === null) return []
    const other = first.get(story.slug)
    if (other === undefined) first.set(story.slug, name)
    if (other === undefined) return []
    const message = `is ${story.slug}, which ${nameOf(other)} has too; it should be one of its own`
    const at = { file: nameOf(name), place: locate(['slug']), field: 'slug' }
    return [[name, { severity: 'error', ...at, message, fix: '' }]]
  })
}

/** Finds the last good story of a file. */
function storyOf(name: string, previous: Stories | null): Story | undefined {
  return previous?.stories.find(({ id }) => `${id}.md` === name)
}
