import { type ChildProcess, spawn } from 'node:child_process'
import { connect } from 'node:net'

/** A local redis-server without persistence. */
export type Redis = {
  url: string
  /** Stops responding without closing connections, like an overloaded machine. */
  freeze: () => void
  thaw: () => void
  stop: () => Promise<void>
}

export async function startRedis(port: number): Promise<Redis> {
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn('redis-server', flags, { stdio: 'ignore' })
  await listening(port, child)
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await gone
    },
  }
}

async function listening(port: number, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 10_000
  while (Date.now() < deadline && child.exitCode === null) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
      socket.once('connect', () => socket.end())
    })
    if (open) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('redis-server did not start')
}
