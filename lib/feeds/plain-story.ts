import 'server-only'
import { owner } from '../site/owner'
import { absoluteUrl } from '../site/site-url'
import { PLAIN } from '../pages/feed-words'
import { STORY } from '../projects/story-words'
import type { StoryPage } from '../content/stories/story-pages'
import { getPortableText } from '../markdown/render-text'
import { projectButtons } from '../projects/project'
import { routes } from '../site/routes'
import { storyPath } from '../projects/story-routes'
import { storyDescription } from '../seo/story-metadata'
import { formatDate } from '../text/date'
import { singleSpaces } from '../text/single-spaces'

/** Converts the story of a project to Markdown: its title, its facts, the text, and its related articles. */
export async function plainStory({ slug, project, story, articles }: StoryPage): Promise<string> {
  const facts = [
    `${PLAIN.author}: ${owner.site.name}`,
    ...(story.figure ? [`${story.figure.value} ${story.figure.label}`] : []),
    ...(story.role ? [`${STORY.role}: ${story.role}`] : []),
    ...(story.period ? [`${STORY.period}: ${story.period}`] : []),
    ...(story.tools.length > 0 ? [`${STORY.tools}: ${story.tools.join(', ')}`] : []),
    ...(story.updatedAt ? [`${PLAIN.updated}: ${formatDate(story.updatedAt)}`] : []),
    ...projectButtons(project).map(({ kind, href }) => `${STORY.linkNames[kind]}: ${href}`),
    `${PLAIN.original}: ${absoluteUrl(storyPath(slug))}`,
  ]
  const links = articles.map(
    (article) => `- [${bare(article.title)}](${absoluteUrl(routes.article(article.slug))}.md)`,
  )
  return [
    `# ${singleSpaces(project.title)}`,
    `> ${singleSpaces(storyDescription(project, story))}`,
    facts.map((fact) => `- ${singleSpaces(fact)}`).join('\n'),
    await getPortableText(story.content, absoluteUrl(storyPath(slug))),
    ...(links.length > 0 ? [`## ${STORY.articles}`, links.join('\n')] : []),
  ]
    .join('\n\n')
    .concat('\n')
}

function bare(title: string): string {
  return singleSpaces(title).replace(/[[\]]/g, '')
}
