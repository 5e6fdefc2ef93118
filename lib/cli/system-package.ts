import { spawnSync } from 'node:child_process'

const INSTALL_TIMEOUT_MS = 300_000
const tried = new Map<string, boolean>()

/**
 * Installs a Debian package, at most once per run.
 * @returns whether it was installed
 */
export function installPackage(name: string): boolean {
  installPackages([name])
  return tried.get(name) ?? false
}

/**
 * Installs Debian packages together, each at most once per run. If one is unavailable, the
 * others are installed individually.
 */
export function installPackages(names: string[]): void {
  const left = names.filter((name) => !tried.has(name))
  if (left.length === 0) return
  console.log(`Installing ${left.join(', ')} …`)
  const isUpdated = runTool('apt-get', ['update', '-qq'])
  const areThere = isUpdated && install(left)
  for (const name of left) tried.set(name, areThere || (isUpdated && left.length > 1 && install([name])))
}

function install(names: string[]): boolean {
  return runTool('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names])
}

/** Whether a command is available, after installing its package if necessary. */
export function hasTool(command: string, packageName: string): boolean {
  return isCommand(command) || (installPackage(packageName) && isCommand(command))
}

/**
 * Runs a command with its output on this console.
 * @returns whether it succeeded
 */
export function runTool(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit', timeout: INSTALL_TIMEOUT_MS }).status === 0
}

/** Whether a command is available by name. */
export function isCommand(command: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' }).status === 0
}
