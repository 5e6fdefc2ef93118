import 'server-only'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { folders } from '../site/content-folder'
import { env, isDevelopment } from '../site/env'
import { owner } from '../site/owner'
import { siteUrl } from '../site/site-url'
import { createArticleReader, createProjectReader } from '../content/read-lists'
import { type Content, installContent } from '../content/content'
import {
  BLOCKED_PART,
  type Conversations,
  CONVERSATIONS_PART,
  readBlocked,
  readConversations,
} from '../conversation/conversation'
import { CONTRIBUTIONS_PART } from '../calendar/contributions'
import { readEnglishProjects } from '../projects/english-projects'
import { BUILT_FOLDER, createKeptContent, KEPT, keptFolder, textsFolder } from '../content/kept-content'
import { createPartReader, type Part } from '../content/part'
import { PRERENDERED_ARTICLES } from '../articles/queries'
import { readPolicyFile } from '../privacy/privacy-policy'
import { followRedirects } from '../pages/redirects-file'
import type { Redirects } from '../content/types'
import { readReleaseTag, RELEASE_PART } from '../pages/newest-tag'
import { readSeriesFile } from '../articles/series-list'
import { createSharedState, type Peers } from '../content/shared-state'
import { textsIn } from '../content/snapshot'
import { apiBase } from '../content/api-base'
import { type ContentSource, createSource } from '../content/content-source'
import { createLocalState, createStore } from '../content/store'
import { createStoryReader } from '../projects/read-stories'
import { createTexts, type Texts } from '../content/texts'
import { createTranslationReader } from '../content/translations'
import { dataSettings } from '../privacy/data-handled'
import { ADDED_DATA } from '../pages/added-pages'
import { OWN_PAGES_PART, readOwnPages } from '../pages/own-pages'
import { ownPictures } from '../images/own-file'
import { readCurrentResume, RESUME_PARTS } from '../resume/current-resume'
import { type AllPrinted, PRINTED_PART, readPrinted } from '../resume/printed'
import { readYear } from '../calendar/service'

const HOUR_MS = 60 * 60_000

/** Returns every part of the content. A part reads only those before it. */
function partsOf(source: ContentSource, texts: Texts): Part[] {
  const part = <T>(one: Part<T>) => one as Part
  const own = <T>(name: string, file: string | undefined, read: Part<T>['read']) =>
    part<T>({ name, file, read, isLocal: true })
  const { isLocal } = source
  // What the site does without isn't read, so that nothing of it shows anywhere.
  const { without } = owner.site
  const maxBareTexts = PRERENDERED_ARTICLES
  return [
    part({
      name: 'articles',
      isLocal,
      read: without.includes('articles')
        ? async () => ({ entries: [], skipped: [] })
        : createArticleReader({ source, texts, maxBareTexts }),
    }),
    part({
      name: 'projects',
      isLocal,
      read: without.includes('projects')
        ? async () => ({ rows: [], skipped: [] })
        : createProjectReader(source),
    }),
    own('stories', 'projects/*.md', createStoryReader(folders)),
    own('translations', 'articles/*.en.md', createTranslationReader(folders, texts)),
    own(OWN_PAGES_PART, 'pages/*.md', () => readOwnPages(folders)),
    ...ADDED_DATA.map(({ name, file, read }) => own(name, file, () => read(folders))),
    own('series', 'series.json', async () => readSeriesFile()),
    own('englishProjects', 'en/projects.json', async () => readEnglishProjects()),
    own('policy', 'privacy.md', async () => (without.includes('privacy') ? '' : readPolicyFile())),
    own<Redirects>('redirects', 'redirects.ts', async (previous) => followRedirects(previous)),
    own(RESUME_PARTS.es, 'resume.json', async () => readCurrentResume('es')),
    own(RESUME_PARTS.en, 'en/resume.json', async (_previous, _options, values) =>
      readCurrentResume('en', values),
    ),
    own<AllPrinted>(PRINTED_PART, 'cv.pdf', (previous, _options, values) => readPrinted(previous, values)),
    own('pictures', undefined, () => ownPictures()),
    // A page that was made with other variables, for example by a build elsewhere, is made again.
    own('settings', undefined, async () => ({ ...dataSettings(), siteUrl, hasApi: apiBase !== null })),
    own(BLOCKED_PART, 'conversation.json', async () => readBlocked()),
    // After the articles, which name the posts; each instance reads those of its own files.
    part<Conversations>({
      name: CONVERSATIONS_PART,
      isLocal: true,
      isOptional: true,
      everyMs: env.REVALIDATE_SECONDS * 1_000,
      read: (previous, _options, values) => readConversations(previous, values),
    }),
    part({ name: RELEASE_PART, isOptional: true, everyMs: HOUR_MS, read: () => readReleaseTag() }),
    part({ name: CONTRIBUTIONS_PART, isOptional: true, everyMs: 24 * HOUR_MS, read: () => readYear('last') }),
  ]
}

type Opened = Content & { store: NonNullable<Content['store']> }

/**
 * Opens the content of this process: what an earlier one kept, and what other instances hold.
 * @param build its id: content of another build is never used
 * @param built folder of the content of the build; null while that is read
 * @param peers the server that instances share; null for a single instance
 */
export async function openSiteContent(
  build: string,
  { built = BUILT_FOLDER, peers = null }: { built?: string | null; peers?: Peers | null } = {},
): Promise<Opened> {
  const source = createSource()
  const folder = keptFolder(build)
  const fromPeers = peers && { get: (hash: string) => peers.getText(hash).catch(() => null) }
  const texts = createTexts(textsFolder(folder), {
    built: built === null ? null : textsFolder(built),
    peers: fromPeers,
  })
  const parts = partsOf(source, texts)
  const kept = createKeptContent(folder, source.name, built)
  const first = await kept.read()
  const reader = createPartReader(parts, () => performance.now())
  const state = peers ? createSharedState({ first, parts, peers, reader, texts }) : createLocalState(first)
  const store = createStore({
    parts,
    reader,
    state,
    periodMs: env.REVALIDATE_SECONDS * 1_000,
    loadsAlways: isDevelopment,
    keep: kept.save,
    onLoaded: (before, after) => texts.keepOnly(new Set([...textsIn(before), ...textsIn(after)])),
  })
  const content = { ...store, texts, source, store }
  installContent(content)
  return content
}

/**
 * Reads the content of a build, and keeps it for the processes that render its pages and for the first start.
 * @returns what was read, in words @throws the error of a source that fails
 */
export async function readForBuild(build: string): Promise<string> {
  const { store } = await openSiteContent(build, { built: null })
  await store.loadAll()
  const content = store.current()
  // Read at start, which refuses another address: lib/server/start-command.cjs.
  await mkdir(keptFolder(build), { recursive: true })
  await writeFile(path.join(keptFolder(build), 'site-url'), siteUrl)
  return `${content?.articles.length} articles and ${content?.values.projects.rows.length} projects`
}

/** Deletes what other builds have kept that no longer exist: a build beside this one may still be running. */
export async function forgetOtherBuilds(build: string): Promise<void> {
  const names = await readdir(KEPT).catch(() => [])
  for (const name of names)
    if (name !== build && !existsSync(buildFolderOf(name)))
      await rm(path.join(KEPT, name), { recursive: true, force: true })
}

/** The folder into which the build command puts a build: lib/cli/builds.mjs. */
function buildFolderOf(build: string): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), `.next-${build.slice(0, 8)}`)
}
