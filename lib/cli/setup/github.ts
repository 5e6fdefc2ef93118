import { log, multiselect, text } from '@clack/prompts'
import { z } from 'zod'
import { ACCOUNT_SERVICES } from '../../site/accounts'
import { env } from '../../site/env'
import { causeOf } from '../../site/log'
import { fetchText } from '../../site/fetch-text'
import { isHttpAddress, isOrigin } from '../../text/parse-url'
import type { Answers } from './answers'
import { parseAccount } from './accounts'
import type { Field } from './fields'
import { answered, type Terminal } from './terminal'

/** Repositories that are offered as projects. */
const MOST_PROJECTS = 6

const field = z.string().trim().nullish().catch(null)
const userSchema = z.object({
  ...{ login: z.string(), html_url: z.string() },
  ...{ name: field, bio: field, location: field, blog: field, email: field },
})
const accountsSchema = z.array(z.object({ url: z.string() })).catch([])
const repositoriesSchema = z.array(
  z.object({
    ...{ name: z.string(), html_url: z.string(), description: field, homepage: field },
    ...{ stargazers_count: z.number().catch(0), fork: z.boolean(), archived: z.boolean() },
  }),
)

/** What GitHub shows of a user, as answers, and their repositories as projects of `projects.json`, without ids. */
type Proposal = { answers: Answers; projects: ReturnType<typeof projectsOf> }

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
  const message = 'Your GitHub user name, to propose what it shows of you (Enter for none)'
  const typed = await answered(text({ message, ...terminal }))
  const user = typed.trim().replace(/^@|^.*github\.com\/|(?<=\w)[/?#].*$/g, '')
  if (user === '' || user === '-') return {}
  let proposal: Proposal
  try {
    proposal = await readGitHub(user)
  } catch (error) {
    log.error(causeOf(error), terminal)
    return askGitHub(open, terminal)
  }
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

function withScheme(address?: string | null): string | null {
  return address ? address.replace(/^(?!https?:)/i, 'https://') : null
}

function answersOf(user: z.output<typeof userSchema>, accounts: { url: string }[]): Answers {
  const { login, name, bio, location, blog, email, html_url: profile } = user
  const site = withScheme(blog)
  const addresses = [profile, ...accounts.map(({ url }) => url), ...(site && !isOrigin(site) ? [site] : [])]
  const found: Answers = {
    ...{ name: name ?? login, intro: bio, city: location?.split(',')[0]?.trim(), email },
    url: site && isOrigin(site) ? site : null,
    social: [...new Set(addresses)].filter(isHttpAddress).map(parseAccount),
    calendarUser: login,
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value))
}

/** The repositories of the user's own with most stars, then those that were worked on last, as GitHub lists them. */
function projectsOf(repositories: z.output<typeof repositoriesSchema>) {
  const own = repositories.filter(({ fork, archived }) => !fork && !archived)
  own.sort((a, b) => b.stargazers_count - a.stargazers_count)
  return own.slice(0, MOST_PROJECTS).map(({ name, description, homepage, html_url: ghLink }) => {
    const demoLink = withScheme(homepage)
    const links: { ghLink: string; demoLink?: string } = { ghLink }
    if (demoLink && isHttpAddress(demoLink)) links.demoLink = demoLink
    return { title: name, description: description ?? '', isBlog: false, ...links, tipo: 'web' }
  })
}
