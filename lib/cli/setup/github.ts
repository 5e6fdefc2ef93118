import { log, multiselect, text } from '@clack/prompts'
import { z } from 'zod'
import { ACCOUNT_SERVICES } from '../../site/accounts'
import { env } from '../../site/env'
import { causeOf } from '../../site/log'
import { fetchText } from '../../content/fetch-text'
import { isHttpAddress, isOrigin } from '../../text/parse-url'
import type { Answers } from './answers'
import { parseAccount } from './accounts'
import type { Field } from './fields'
import { answered, type Terminal } from './terminal'

/** Repositories that are offered as projects. */
const MOST_PROJECTS = 6
const TITLE_CHARACTERS = 140

const field = z.string().trim().nullish().catch(null)
const userSchema = z.object({
  login: z.string(),
  ...{ name: field, bio: field, location: field, blog: field, email: field },
  html_url: z.string(),
})
const accountsSchema = z.array(z.object({ url: z.string() })).catch([])
const repositoriesSchema = z.array(
  z.object({
    name: z.string(),
    html_url: z.string(),
    ...{ description: field, homepage: field, language: field },
    topics: z.array(z.string()).catch([]),
    stargazers_count: z.number().catch(0),
    fork: z.boolean(),
    archived: z.boolean(),
  }),
)

/** A project as `projects.json` holds it, without its id. */
type Project = {
  title: string
  description: string
  isBlog: false
  ghLink: string
  demoLink?: string
  tipo: 'web'
}

/** What GitHub shows of a user, as answers, and their repositories as projects. */
type Proposal = { answers: Answers; projects: Project[] }

/**
 * Reads what GitHub shows of a user: three requests, none of which stores anything.
 * @throws Error in a sentence, for a user that doesn't exist, and for a service that can't be asked
 */
export async function readGitHub(user: string): Promise<Proposal> {
  const name = encodeURIComponent(user)
  const profile = await ask(`/users/${name}`, userSchema)
  const accounts = await ask(`/users/${name}/social_accounts`, accountsSchema)
  const repositories = await ask(`/users/${name}/repos?sort=pushed&per_page=100`, repositoriesSchema)
  return { answers: answersOf(profile, accounts), projects: projectsOf(repositories) }
}

async function ask<T>(address: string, schema: z.ZodType<T>): Promise<T> {
  const authorization = env.GITHUB_TOKEN ? { authorization: `Bearer ${env.GITHUB_TOKEN}` } : undefined
  const headers = { accept: 'application/vnd.github+json', 'user-agent': 'portfolio-setup', ...authorization }
  try {
    const { status, text: body } = await fetchText(ACCOUNT_SERVICES.github + address, headers)
    if (status === 200) return schema.parse(JSON.parse(body))
    throw new Error(status === 404 ? 'there is no such user' : `it answers ${status}`)
  } catch (error) {
    const cause = error instanceof z.ZodError || error instanceof SyntaxError ? 'its answer' : causeOf(error)
    throw new Error(`GitHub can't be read: ${cause}.`, { cause: error })
  }
}

/**
 * Asks for a GitHub user, and which repositories become projects. What is public of the user is proposed as the present
 * answer of the questions that are open, so that nothing is written unseen.
 */
export async function askGitHub(open: Field[], terminal: Terminal): Promise<Answers> {
  const proposal = await askProposal(terminal)
  if (!proposal) return {}
  const isOpen = (name: string) => open.some((one) => one.name === name)
  const answers = Object.fromEntries(Object.entries(proposal.answers).filter(([name]) => isOpen(name)))
  if (proposal.projects.length === 0) return answers
  const taken = await answered(
    multiselect({
      message: 'Which repositories become projects?',
      options: proposal.projects.map((one) => ({ value: one, label: `${one.title}: ${one.description}` })),
      initialValues: proposal.projects,
      required: false,
      ...terminal,
    }),
  )
  return { ...answers, projects: taken }
}

async function askProposal(terminal: Terminal): Promise<Proposal | null> {
  for (;;) {
    const message = 'Your GitHub user name, to propose what it shows of you (Enter for none)'
    const user = (await answered(text({ message, ...terminal })))
      .trim()
      .replace(/^@|^.*github\.com\/|(?<=\w)[/?#].*$/g, '')
    if (user === '' || user === '-') return null
    try {
      return await readGitHub(user)
    } catch (error) {
      log.error(causeOf(error), terminal)
    }
  }
}

function withScheme(address?: string | null): string | null {
  return address ? address.replace(/^(?!https?:)/i, 'https://') : null
}

function answersOf(user: z.output<typeof userSchema>, accounts: { url: string }[]): Answers {
  const { login, name, bio, location, blog, email, html_url: profile } = user
  const site = withScheme(blog)
  const addresses = [profile, ...accounts.map(({ url }) => url), ...(site && !isOrigin(site) ? [site] : [])]
  const found: Answers = {
    name: name ?? login,
    intro: bio,
    city: location?.split(',')[0]?.trim(),
    email,
    url: site && isOrigin(site) ? site : null,
    social: [...new Set(addresses)].filter(isHttpAddress).map(parseAccount),
    calendarUser: login,
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value))
}

/** The repositories of the user's own with most stars, then those that were worked on last. */
function projectsOf(repositories: z.output<typeof repositoriesSchema>): Project[] {
  const own = repositories.filter(({ fork, archived }) => !fork && !archived)
  // GitHub lists them by the time of their last change, which stays the order of those with as many stars.
  own.sort((a, b) => b.stargazers_count - a.stargazers_count)
  return own.slice(0, MOST_PROJECTS).map(({ name, description, homepage, topics, language, html_url }) => {
    const tags = topics.length > 0 ? topics.join(', ') : language
    // Names of emojis, which GitHub draws: `:rocket:`.
    const words = description?.replace(/(?<!\S):[\w+-]+:(?!\S)\s*/g, '').trim()
    const demoLink = withScheme(homepage)
    return {
      title: name.slice(0, TITLE_CHARACTERS),
      description: [words, tags].filter(Boolean).join(' · '),
      isBlog: false,
      ghLink: html_url,
      ...(demoLink && isHttpAddress(demoLink) ? { demoLink } : {}),
      tipo: 'web',
    }
  })
}
