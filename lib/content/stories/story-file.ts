import { checkedValue } from '../../validation/validate'
import { ContentProblemsError, type Place, shown } from '../../validation/problems'
import { isEmptyOrNull } from '../../validation/without-empty'
import { STORY_FIELDS } from '../sources/files/field-aliases'
import { withoutBlankEnds } from '../../text/without-blank-ends'
import { storySchema } from '../sources/files/front-matter'
import { readOptionalFrontMatter } from '../../validation/read-front-matter'
import type { Story } from '../types'

const NAME = /(?:^|\/)([1-9]\d{0,14})\.md$/

/** A story from its file, published or a draft. @param locate finds the place of a field */
export type StoryFile = { story: Story; isDraft: boolean; locate: (path: PropertyKey[]) => Place }

/**
 * Parses the story of a project from its file; a story without a text is a draft.
 * @param file name of the file in messages; the base name is the id of the project
 * @throws ContentProblemsError with everything that prevents it from being shown
 */
export function parseStoryFile(file: string, text: string): StoryFile {
  const id = NAME.exec(file)?.[1]
  if (id === undefined) throw new ContentProblemsError([nameProblem(file)])
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

function nameProblem(file: string) {
  return {
    severity: 'error' as const,
    file,
    place: null,
    field: '',
    message: `has the name ${shown(file.split('/').at(-1))}, which is no id of a project`,
    fix: 'Name it after the id of its project, like 3.md',
  }
}
