import { spawnSync } from 'node:child_process'

const INSTALL_TIMEOUT_MS = 300_000
const tried = new Map<string, boolean>()

/** Installs a Debian package, at most once per run. @returns whether it was installed */
export function installPackage(name: string): boolean {
  const before = tried.get(name)
  if (before !== undefined) return before
  console.log(`Installing ${name} …`)
  const done =
    runTool('apt-get', ['update', '-qq']) &&
    runTool('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
  tried.set(name, done)
  return done
}

/** Whether a command is available, after installing its package if necessary. */
export function hasTool(command: string, packageName: string): boolean {
  return isThere(command) || (installPackage(packageName) && isThere(command))
}

/** Runs a command, its output on this console. @returns whether it succeeded */
export function runTool(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit', timeout: INSTALL_TIMEOUT_MS }).status === 0
}

function isThere(command: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${command}`]).status === 0
}
