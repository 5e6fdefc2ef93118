import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { log, multiselect, text } from '@clack/prompts'
import { z } from 'zod'
import { ACCOUNT_SERVICES } from '../../site/accounts'
import { env } from '../../site/env'
import { causeOf } from '../../site/log'
import { fetchImage } from '../../images/fetch-image'
import { fetchText } from '../../content/fetch-text'
import { isHttpAddress, isOrigin } from '../../text/parse-url'
import type { Answers } from './answers'
import { parseAccount } from './accounts'
import { answered, shownAnswer, type Terminal } from './terminal'

/** Repositories that are offered as projects. */
const MOST_PROJECTS = 6
const TITLE_CHARACTERS = 140

const field = z.string().trim().nullish().catch(null)
const userSchema = z.object({
  login: z.string(),
  name: field,
  bio: field,
  location: field,
  blog: field,
  email: field,
  twitter_username: field,
  avatar_url: field,
  html_url: z.string(),
})
const accountsSchema = z.array(z.object({ url: z.string() })).catch([])
const repositoriesSchema = z.array(
  z.object({
    name: z.string(),
    html_url: z.string(),
    description: field,
    homepage: field,
    language: field,
    topics: z.array(z.string()).catch([]),
    stargazers_count: z.number().catch(0),
    pushed_at: field,
    fork: z.boolean(),
    archived: z.boolean(),
  }),
)

/** A project as `projects.json` holds it, without its id. */
type ProposedProject = {
  title: string
  description: string
  isBlog: false
  ghLink: string
  demoLink?: string
  tipo: 'web'
}

/** What GitHub shows of a user, as answers, and their repositories as projects. */
export type Proposal = { answers: Answers; projects: ProposedProject[] }

/**
 * Reads what GitHub shows of a user: four requests, none of which stores anything.
 * @throws Error in a sentence, for a user that doesn't exist, too many requests, and a service that can't be reached
 */
export async function readGitHub(user: string): Promise<Proposal> {
  const name = encodeURIComponent(user)
  const profile = await ask(`/users/${name}`, userSchema)
  const accounts = await ask(`/users/${name}/social_accounts`, accountsSchema)
  const repositories = await ask(`/users/${name}/repos?sort=pushed&per_page=100`, repositoriesSchema)
  return { answers: await answersOf(profile, accounts), projects: projectsOf(repositories) }
}

async function ask<T>(address: string, schema: z.ZodType<T>): Promise<T> {
  const authorization = env.GITHUB_TOKEN ? { authorization: `Bearer ${env.GITHUB_TOKEN}` } : undefined
  const headers = { accept: 'application/vnd.github+json', 'user-agent': 'portfolio-setup', ...authorization }
  const { status, text: body } = await fetchText(ACCOUNT_SERVICES.github + address, headers).catch(
    (error: unknown) => {
      throw new Error(`GitHub can't be reached: ${causeOf(error)}.`)
    },
  )
  if (status === 404) throw new Error('GitHub has no such user.')
  if (status === 403 || status === 429)
    throw new Error('GitHub answers no more questions from this address within the hour.')
  if (status !== 200) throw new Error(`GitHub answers ${status}.`)
  try {
    return schema.parse(JSON.parse(body))
  } catch {
    throw new Error("GitHub's answer can't be read.")
  }
}

/**
 * Asks for a GitHub user, and which of what is public there is taken over. What is taken becomes the present answer of
 * its question, so that nothing is written unseen.
 * @param isOpen whether a question has no answer yet, so that its proposal is marked at first
 */
export async function askGitHub(
  given: Answers,
  answers: Answers,
  { terminal, isOpen }: { terminal: Terminal; isOpen: (name: string) => boolean },
): Promise<void> {
  const proposal = await askProposal(terminal)
  if (!proposal) return
  const names = Object.keys(proposal.answers).filter((name) => !(name in given))
  const fields = names.map((name) => {
    const found = name === 'portrait' ? 'your picture' : proposal.answers[name]
    return { value: name, label: `${name}: ${shownAnswer(found)}` }
  })
  for (const name of await askWhich('What of it do you take over?', fields, names.filter(isOpen), terminal)) {
    const found = proposal.answers[name]
    answers[name] = Array.isArray(found) ? [...[answers[name] ?? []].flat(), ...found] : found
  }
  if ('projects' in given) return
  const titles = proposal.projects.map(({ title }) => title)
  const options = proposal.projects.map(({ title, description }) => ({
    value: title,
    label: `${title}: ${description}`,
  }))
  const taken = await askWhich('Which repositories become projects?', options, titles, terminal)
  if (titles.length > 0) answers.projects = proposal.projects.filter(({ title }) => taken.includes(title))
}

async function askProposal(terminal: Terminal): Promise<Proposal | null> {
  for (;;) {
    const message = 'Your GitHub user name, to take over what it shows of you (Enter for none)'
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

async function askWhich(
  message: string,
  options: { value: string; label: string }[],
  marked: string[],
  terminal: Terminal,
): Promise<string[]> {
  if (options.length === 0) return []
  return answered(multiselect({ message, options, initialValues: marked, required: false, ...terminal }))
}

type User = z.output<typeof userSchema>

function withScheme(address?: string | null): string | null {
  return address ? address.replace(/^(?!https?:)/i, 'https://') : null
}

async function answersOf(user: User, accounts: { url: string }[]): Promise<Answers> {
  const { login, name, bio, location, blog, email, twitter_username: twitter } = user
  const site = withScheme(blog)
  const addresses = [
    user.html_url,
    ...(twitter ? [`https://x.com/${twitter}`] : []),
    ...accounts.map(({ url }) => url),
    ...(site && isHttpAddress(site) && !isOrigin(site) ? [site] : []),
  ]
  const social = [...new Set(addresses)].filter(isHttpAddress).map(parseAccount)
  const found: Answers = {
    name: name ?? login,
    intro: bio,
    city: location?.split(',')[0]?.trim(),
    email,
    url: site && isOrigin(site) ? site : null,
    social,
    calendarUser: login,
    portrait: user.avatar_url ? await savedPicture(user.avatar_url) : null,
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value))
}

/** Stores a picture in the system's folder for temporary files. @returns null for one that can't be read */
async function savedPicture(address: string): Promise<string | null> {
  const trusted = new URL(ACCOUNT_SERVICES.github).host
  const picture = await fetchImage(address, trusted).catch(() => null)
  if (!picture) return null
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'setup-')), 'portrait')
  await writeFile(file, picture.bytes)
  return file
}

/** The repositories of the user's own with most stars, then those that were worked on last. */
function projectsOf(repositories: z.output<typeof repositoriesSchema>): ProposedProject[] {
  return repositories
    .filter(({ fork, archived }) => !fork && !archived)
    .sort(
      (a, b) =>
        b.stargazers_count - a.stargazers_count || (b.pushed_at ?? '').localeCompare(a.pushed_at ?? ''),
    )
    .slice(0, MOST_PROJECTS)
    .map(({ name, description, homepage, topics, language, html_url }) => {
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
