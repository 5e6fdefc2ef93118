import { spawn } from 'node:child_process'
import path from 'node:path'
import { type RunningSite, startNext } from '../lib/cli/running-site'

const ROOT = path.resolve(__dirname, '..')

/** The fixture content that the tests check, independent of the owner's content. */
export const FIXTURE = 'e2e/content'
/** The folder where `npm run e2e` builds the site with that content. */
export const FIXTURE_DIST = '.next-fixture'

export type Variables = Record<string, string>

type Built = { ok: boolean; output: string }

/**
 * Builds the site into a given folder, as `npm run build` does: after a check of its content.
 * @returns whether both succeeded, and their whole output
 */
export async function buildSite(distDir: string, variables: Variables): Promise<Built> {
  const env = environment(distDir, variables)
  const check = await run(['--import', 'tsx', '--conditions=react-server', 'lib/cli/check.ts'], env)
  if (!check.ok) return check
  const build = await buildUnchecked(distDir, variables)
  return { ok: build.ok, output: check.output + build.output }
}

/** Builds the site into a given folder, from content that is checked elsewhere. */
export function buildUnchecked(distDir: string, variables: Variables): Promise<Built> {
  return run(['lib/cli/build-command.mjs'], environment(distDir, variables))
}

/** Runs a command asynchronously, because the stub that a build reads from runs in this process. */
async function run(args: string[], env: NodeJS.ProcessEnv): Promise<Built> {
  const child = spawn(process.execPath, args, { cwd: ROOT, env, timeout: 900_000 })
  const printed: string[] = []
  child.stdout.on('data', (chunk) => printed.push(String(chunk)))
  child.stderr.on('data', (chunk) => printed.push(String(chunk)))
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { ok: code === 0, output: printed.join('') }
}

/** Starts a site from a given build folder, with only the given variables. */
export function startSite(distDir: string, variables: Variables, port?: number): Promise<RunningSite> {
  return startNext({ root: ROOT, env: environment(distDir, variables), port })
}

function environment(distDir: string, variables: Variables): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_OPTIONS: process.env.NODE_OPTIONS,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_DIST_DIR: distDir,
    BUILD_CACHE: 'on',
    CONTENT_DIR: FIXTURE,
    ...variables,
  }
}
