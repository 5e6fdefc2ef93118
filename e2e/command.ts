import { execFile } from 'node:child_process'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '..')

/**
 * Runs a command of the project, such as `check`, to its end. It doesn't block this process, which otherwise would
 * request over connections that a site has closed meanwhile.
 * @param name of its file in `lib/cli`
 * @param env further variables
 * @returns its exit code, null if it took longer than 13 minutes, and its output
 */
export function runCommand(name: string, args: string[] = [], env: Record<string, string> = {}) {
  const script = ['--import', 'tsx', '--conditions=react-server', `lib/cli/${name}.ts`, ...args]
  const options = { cwd: ROOT, env: { ...process.env, ...env }, timeout: 800_000, maxBuffer: 2 ** 26 }
  return new Promise<{ status: number | null; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(process.execPath, script, options, (_, stdout, stderr) =>
      resolve({ status: child.exitCode, stdout, stderr }),
    )
  })
}
